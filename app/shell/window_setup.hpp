// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class House;
class QGuiApplication;
class QQmlApplicationEngine;
class QQuickWindow;

/// Prepares the program and its tests for a window, and opens it.
namespace window_setup {

/// Sets the program's name and loads its fonts.
void prepare(QGuiApplication& application);

/// Makes the engine, which at once begins to read the QML of the window and of the home screen in a thread of its own.
std::unique_ptr<QQmlApplicationEngine> makeEngine();

/// Makes the window and opens it once its first screen is complete, so that nobody sees an empty one. Returns null if
/// its QML cannot be loaded.
QQuickWindow* open(QQmlApplicationEngine& engine, House& house);

}

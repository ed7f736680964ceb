#pragma once

class House;
class QGuiApplication;
class QQmlApplicationEngine;
class QQuickWindow;

/// What the program and the tests of its screens need before a window opens.
namespace window_setup {

/// Names the program and loads its lettering.
void prepare(QGuiApplication& application);

/// Makes the window and opens it once its first screen is made, so that nobody sees an empty one. Null if its QML
/// cannot be loaded.
QQuickWindow* open(QQmlApplicationEngine& engine, House& house);

}

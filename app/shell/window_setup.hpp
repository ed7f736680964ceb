#pragma once

class QGuiApplication;

/// What both the program and its tests need before a window opens.
namespace window_setup {

/// Sets the program's name and loads its fonts.
void prepare(QGuiApplication& application);

}

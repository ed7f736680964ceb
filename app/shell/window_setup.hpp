#pragma once

class QGuiApplication;

/// What the program and the tests of its screens need before a window opens.
namespace window_setup {

/// Names the program and loads its lettering.
void prepare(QGuiApplication& application);

}

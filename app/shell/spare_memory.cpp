// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/spare_memory.hpp"

#include <QThreadPool>

#include <chrono>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace std::chrono_literals;

namespace {

void give_back()
{
#ifdef __GLIBC__
    // Runs in another thread, since a gesture may be going on.
    QThreadPool::globalInstance()->start([] { ::malloc_trim(0); });
#endif
}

}

void SpareMemory::returnLargeBlocks()
{
#ifdef __GLIBC__
    // glibc raises the threshold whenever a large block is freed; pictures would then share arenas with small objects
    // and keep them alive.
    constexpr int large = 128 * 1024;
    ::mallopt(M_MMAP_THRESHOLD, large);
#endif
}

SpareMemory::SpareMemory()
{
    for (QTimer* timer : {&soon_, &later_}) {
        timer->setSingleShot(true);
        connect(timer, &QTimer::timeout, this, give_back);
    }
    soon_.setInterval(1500ms);
    later_.setInterval(5s);
}

void SpareMemory::settle()
{
    soon_.start();
    later_.start();
}

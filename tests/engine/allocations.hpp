#pragma once

#include <cstdint>
#include <cstdlib>
#include <new>

/// Counts what a test program takes from the heap; for one source file of it.
namespace test {

inline thread_local std::uint64_t allocations = 0;

/// Whether they are counted in this program.
inline bool allocations_count()
{
    const std::uint64_t before = allocations;
    int* volatile taken = new int(1);
    delete taken;
    return allocations > before;
}

}

void* operator new(std::size_t size)
{
    ++test::allocations;
    if (void* memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}

// GCC 14 sees these put in place of calls whose counterpart it does not see.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"
#endif
void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

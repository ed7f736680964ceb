// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>

namespace backroom {

/// A vector of at most Capacity trivially destructible elements that never allocates. A copy of a large one copies only
/// the elements in use. A small one is copied whole, and so is trivially copyable: a variant of events that holds it is
/// copied without a function for each alternative, which every file that includes a game would have to compile.
template <class T, int Capacity>
class FixedVector {
    static_assert(std::is_trivially_destructible_v<T> && Capacity > 0);

    static constexpr bool is_small = std::is_trivially_copyable_v<T> && sizeof(T) * Capacity <= 96;

public:
    using value_type = T;
    using size_type = std::size_t;

    FixedVector() { }
    FixedVector(std::initializer_list<T> values)
    {
        for (const T& value : values)
            push_back(value);
    }
    FixedVector(const FixedVector& other) requires is_small = default;
    FixedVector(const FixedVector& other)
        : size_(other.size_)
    {
        std::uninitialized_copy(other.begin(), other.end(), data());
    }
    FixedVector& operator=(const FixedVector& other) requires is_small = default;
    FixedVector& operator=(const FixedVector& other)
    {
        if (this != &other) {
            size_ = other.size_;
            std::uninitialized_copy(other.begin(), other.end(), data());
        }
        return *this;
    }

    static constexpr int capacity() { return Capacity; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    T* data() { return elements_; }
    const T* data() const { return elements_; }
    T* begin() { return data(); }
    T* end() { return data() + size_; }
    const T* begin() const { return data(); }
    const T* end() const { return data() + size_; }
    T& operator[](std::size_t index)
    {
        assert(index < size_);
        return elements_[index];
    }
    const T& operator[](std::size_t index) const
    {
        assert(index < size_);
        return elements_[index];
    }
    T& back() { return (*this)[size_ - 1]; }
    const T& back() const { return (*this)[size_ - 1]; }

    void push_back(const T& value)
    {
        assert(size_ < Capacity);
        std::construct_at(elements_ + size_, value);
        ++size_;
    }
    template <class... Arguments>
    void emplace_back(Arguments&&... arguments)
    {
        assert(size_ < Capacity);
        std::construct_at(elements_ + size_, std::forward<Arguments>(arguments)...);
        ++size_;
    }
    void pop_back()
    {
        assert(size_ > 0);
        --size_;
    }
    T take_back()
    {
        T value = back();
        pop_back();
        return value;
    }
    void clear() { size_ = 0; }

    bool operator==(const FixedVector& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

private:
    union {
        T elements_[Capacity];
    };
    std::uint32_t size_ = 0;
};

}

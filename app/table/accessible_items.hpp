#pragma once

/// What screen readers are told of the items of a window, in place of what Qt 6.4 tells: what is not enabled says so,
/// and what lies under a `Cover` is not there. An item that is `unavailable`, not `usable` or not `legal` is not
/// enabled, but answers why.
namespace accessible_items {

/// From now on, for everything that they have not asked about yet.
void install();

}

"""The art of SuperGang: the town and everything that lies on it, the duel, the icons of its action menu."""

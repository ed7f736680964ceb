import Backroom.Controls

TileArt { art: "tiles/gang-of-dice" }

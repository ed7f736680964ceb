import Backroom.Controls

TileArt { art: "tiles/supergang" }

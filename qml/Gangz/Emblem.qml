import Backroom.Controls

TileArt { art: "tiles/gangz" }

import ImageTile from "ol/ImageTile.js";
import type { LoadFunction } from "ol/Tile.js";
import TileState from "ol/TileState.js";

const patienceMs = 8_000;
/** Once a tile has waited in vain the others are not waited for as long. */
const shortPatienceMs = 500;

/**
 * Gives a tile up when it does not come. A service that hangs tells of no fault, and the map loads
 * only so many tiles at a time: those that hang would keep all other layers waiting, too.
 */
export function impatientLoad(): LoadFunction {
  let isSilent = false;
  return (tile, address) => {
    const image = tile instanceof ImageTile ? tile.getImage() : null;
    if (!(image instanceof HTMLImageElement)) return;
    const giveUp = () => {
      isSilent = true;
      // Taking the address away ends the request, but tells nobody.
      tile.setState(TileState.ERROR);
      image.removeAttribute("src");
    };
    const timer = window.setTimeout(giveUp, isSilent ? shortPatienceMs : patienceMs);
    const ended = () => clearTimeout(timer);
    image.addEventListener("error", ended, { once: true });
    image.addEventListener(
      "load",
      () => {
        isSilent = false;
        ended();
      },
      { once: true },
    );
    image.src = address;
  };
}

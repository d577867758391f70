import ImageTile from "ol/ImageTile.js";
import type { LoadFunction } from "ol/Tile.js";
import TileState from "ol/TileState.js";

const timeoutMs = 8_000;
/** Once a tile has timed out the next ones get less time. */
const shortTimeoutMs = 500;

/**
 * Gives a tile up when it does not come. A service that hangs tells of no fault, and the map loads
 * only so many tiles at a time: those that hang would keep all other layers waiting, too.
 */
export function loadWithTimeout(): LoadFunction {
  let isSilent = false;
  return (tile, address) => {
    const image = tile instanceof ImageTile ? tile.getImage() : null;
    if (!(image instanceof HTMLImageElement)) return;
    const giveUp = () => {
      isSilent = true;
      // Taking the address away ends the request, but tells no one.
      tile.setState(TileState.ERROR);
      image.removeAttribute("src");
    };
    const timer = window.setTimeout(giveUp, isSilent ? shortTimeoutMs : timeoutMs);
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

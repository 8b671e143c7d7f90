// The error messages of Chromium, Firefox and Safari for a module that fails to load, and Vite's
// message for a style sheet that fails to load.
const DE_CARGA =
  /dynamically imported module|importing a module script failed|module script|preload css|load failed/i;

/**
 * True for an error that says that a screen's code could not be loaded: there is no connection, or
 * a new version has removed the old files.
 */
export function esErrorDeCarga(error: unknown): boolean {
  return error instanceof Error && DE_CARGA.test(error.message);
}

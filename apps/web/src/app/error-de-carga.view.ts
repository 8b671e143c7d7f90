// The wordings of Chromium, Firefox and Safari, and Vite's own error for a style sheet that fails.
const DE_CARGA =
  /dynamically imported module|importing a module script failed|module script|preload css|load failed/i;

/**
 * True when a screen's code did not arrive: no connection, or a deploy that took the old files
 * away.
 */
export function esErrorDeCarga(error: unknown): boolean {
  return error instanceof Error && DE_CARGA.test(error.message);
}

/**
 * The colours of the pages that the server itself writes: the letters, a companion's page and the
 * embedded agenda. `noche` is dark in both themes.
 */
export const PALETA = {
  clara: {
    fondo: '#e9f4f4',
    hoja: '#fffdf8',
    noche: '#0b3540',
    tinta: '#12303a',
    suave: '#48646d',
    raya: '#d5e5e6',
    enlace: '#0f5e6c',
    boton: '#0f5e6c',
    sobreBoton: '#ffffff',
  },
  oscura: {
    fondo: '#06171c',
    hoja: '#0c242b',
    noche: '#0f3d48',
    tinta: '#e6f2f2',
    suave: '#a9c4c8',
    raya: '#24464f',
    enlace: '#8fd0d6',
    boton: '#a5d5d7',
    sobreBoton: '#06272e',
  },
} as const;

const variablesDe = (colores: Record<string, string>) =>
  Object.entries(colores)
    .map(([nombre, color]) => `--${nombre}:${color}`)
    .join(';');

/** The beginning of a style sheet: the colours as variables, of which each theme has its own. */
export const COLORES_DE_PAGINA = `
:root{color-scheme:light dark;${variablesDe(PALETA.clara)}}
@media (prefers-color-scheme:dark){:root{${variablesDe(PALETA.oscura)}}}`;

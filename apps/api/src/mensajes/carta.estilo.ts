import type { CSSProperties } from 'react';

/*
 * How a letter looks. Mail programs read styles that stand on the elements themselves; only the dark
 * theme needs a sheet.
 */

const LETRA = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const ESTILO = {
  fondo: { backgroundColor: '#e9f4f4', margin: 0, padding: '24px 8px', fontFamily: LETRA },
  hoja: {
    backgroundColor: '#fffdf8',
    borderRadius: 16,
    maxWidth: 560,
    overflow: 'hidden',
  },
  noche: { backgroundColor: '#0b3540', padding: '28px 28px 24px' },
  marca: { color: '#a5d5d7', fontSize: 15, fontWeight: 700, lineHeight: '36px', margin: 0 },
  sello: {
    backgroundColor: '#a5d5d7',
    borderRadius: '46% 54% 52% 48%',
    color: '#0b3540',
    display: 'inline-block',
    fontSize: 20,
    fontWeight: 800,
    height: 36,
    lineHeight: '36px',
    marginRight: 10,
    textAlign: 'center',
    verticalAlign: 'middle',
    width: 36,
  },
  titulo: {
    color: '#f4fbfb',
    fontSize: 22,
    fontWeight: 800,
    lineHeight: '28px',
    margin: '14px 0 0',
  },
  dia: { color: '#f4fbfb', fontSize: 20, lineHeight: '28px', margin: '18px 0 0' },
  hora: { color: '#f4fbfb', fontSize: 38, fontWeight: 800, lineHeight: '44px', margin: 0 },
  cuerpo: { padding: '12px 28px' },
  parrafo: { color: '#12303a', fontSize: 16, lineHeight: '24px', margin: '10px 0 0' },
  renglon: {
    borderTop: '1px solid #d5e5e6',
    color: '#12303a',
    fontSize: 16,
    lineHeight: '23px',
    margin: '12px 0 0',
    padding: '10px 0 0',
  },
  nombre: { color: '#48646d', fontSize: 14 },
  antes: { color: '#48646d' },
  deBoton: { padding: '22px 0 6px' },
  boton: {
    backgroundColor: '#0f5e6c',
    borderRadius: 12,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 700,
    padding: '13px 22px',
  },
  nota: { color: '#48646d', fontSize: 14, lineHeight: '21px', margin: '12px 0 0' },
  raya: { borderColor: '#d5e5e6', margin: 0 },
  firma: { color: '#48646d', fontSize: 14, lineHeight: '22px', margin: '14px 0 12px' },
  enlace: { color: '#0f5e6c', textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

export const OSCURO = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .fondo, body, body > table > tbody > tr > td { background-color: #06171c !important; }
  .hoja { background-color: #0c242b !important; }
  .noche { background-color: #0f3d48 !important; }
  .tinta { color: #e6f2f2 !important; }
  .suave { color: #a9c4c8 !important; }
  .enlace { color: #8fd0d6 !important; }
  .boton { background-color: #a5d5d7 !important; color: #06272e !important; }
  .renglon, .raya { border-color: #24464f !important; }
}`;

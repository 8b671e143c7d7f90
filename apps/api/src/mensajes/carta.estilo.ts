import type { CSSProperties } from 'react';
import { PALETA } from './paleta.ts';

/*
 * The styles of the HTML letters. They are inline, because mail programs ignore most style sheets;
 * only the colours for the dark theme need a sheet.
 */

const { clara: CLARA, oscura: OSCURA } = PALETA;

const LETRA = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const ESTILO = {
  fondo: { backgroundColor: CLARA.fondo, margin: 0, padding: '24px 8px', fontFamily: LETRA },
  hoja: {
    backgroundColor: CLARA.hoja,
    borderRadius: 16,
    maxWidth: 560,
    overflow: 'hidden',
  },
  noche: { backgroundColor: CLARA.noche, padding: '28px 28px 24px' },
  marca: { color: '#a5d5d7', fontSize: 15, fontWeight: 700, lineHeight: '36px', margin: 0 },
  sello: {
    backgroundColor: '#a5d5d7',
    borderRadius: '46% 54% 52% 48%',
    color: CLARA.noche,
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
  codigo: {
    color: '#f4fbfb',
    fontSize: 38,
    fontWeight: 800,
    letterSpacing: 6,
    lineHeight: '44px',
    margin: '18px 0 0',
  },
  cuerpo: { padding: '12px 28px' },
  parrafo: { color: CLARA.tinta, fontSize: 16, lineHeight: '24px', margin: '10px 0 0' },
  renglon: {
    borderTop: `1px solid ${CLARA.raya}`,
    color: CLARA.tinta,
    fontSize: 16,
    lineHeight: '23px',
    margin: '12px 0 0',
    padding: '10px 0 0',
  },
  nombre: { color: CLARA.suave, fontSize: 14 },
  antes: { color: CLARA.suave },
  deBoton: { padding: '22px 0 6px' },
  boton: {
    backgroundColor: CLARA.boton,
    borderRadius: 12,
    color: CLARA.sobreBoton,
    fontSize: 16,
    fontWeight: 700,
    padding: '13px 22px',
  },
  nota: { color: CLARA.suave, fontSize: 14, lineHeight: '21px', margin: '12px 0 0' },
  raya: { borderColor: CLARA.raya, margin: 0 },
  firma: { color: CLARA.suave, fontSize: 14, lineHeight: '22px', margin: '14px 0 12px' },
  enlace: { color: CLARA.enlace, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

export const OSCURO = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .fondo, body, body > table > tbody > tr > td { background-color: ${OSCURA.fondo} !important; }
  .hoja { background-color: ${OSCURA.hoja} !important; }
  .noche { background-color: ${OSCURA.noche} !important; }
  .tinta { color: ${OSCURA.tinta} !important; }
  .suave { color: ${OSCURA.suave} !important; }
  .enlace { color: ${OSCURA.enlace} !important; }
  .boton { background-color: ${OSCURA.boton} !important; color: ${OSCURA.sobreBoton} !important; }
  .renglon, .raya { border-color: ${OSCURA.raya} !important; }
}`;

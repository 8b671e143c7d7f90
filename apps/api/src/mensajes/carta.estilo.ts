import { PALETA } from './paleta.ts';

/*
 * The styles of the HTML letters. They are inline, because mail programs ignore most style sheets;
 * only the colours for the dark theme need a sheet. Outlook lays out tables only, so what has a
 * background or a padding is a cell.
 */

const { clara: CLARA, oscura: OSCURA } = PALETA;

const LETRA = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const GRANDE = 'color:#f4fbfb;font-size:38px;font-weight:800;line-height:44px';

export const ESTILO = {
  fondo: `background-color:${CLARA.fondo};margin:0;padding:0`,
  alrededor: `background-color:${CLARA.fondo};padding:24px 8px;${LETRA}`,
  hoja: `background-color:${CLARA.hoja};border-radius:16px;margin:0 auto;max-width:560px;overflow:hidden`,
  noche: `background-color:${CLARA.noche};padding:28px 28px 24px;${LETRA}`,
  marca: 'color:#a5d5d7;font-size:15px;font-weight:700;line-height:36px;margin:0',
  sello: `background-color:#a5d5d7;border-radius:46% 54% 52% 48%;color:${CLARA.noche};display:inline-block;font-size:20px;font-weight:800;height:36px;line-height:36px;margin-right:10px;text-align:center;vertical-align:middle;width:36px`,
  titulo: 'color:#f4fbfb;font-size:22px;font-weight:800;line-height:28px;margin:14px 0 0',
  dia: 'color:#f4fbfb;font-size:20px;line-height:28px;margin:18px 0 0',
  hora: `${GRANDE};margin:0`,
  codigo: `${GRANDE};letter-spacing:6px;margin:18px 0 0`,
  tachado: ';text-decoration:line-through',
  cuerpo: `padding:12px 28px;${LETRA}`,
  parrafo: `color:${CLARA.tinta};font-size:16px;line-height:24px;margin:10px 0 0`,
  renglon: `border-top:1px solid ${CLARA.raya};color:${CLARA.tinta};font-size:16px;line-height:23px;margin:12px 0 0;padding:10px 0 0`,
  nombre: `color:${CLARA.suave};font-size:14px`,
  antes: `color:${CLARA.suave}`,
  deBoton: 'margin:22px 0 6px',
  // Outlook pads the cell and not the link; all other programs make the whole button a link.
  boton: `background-color:${CLARA.boton};border-radius:12px;mso-padding-alt:13px 22px`,
  enBoton: `color:${CLARA.sobreBoton};display:inline-block;padding:13px 22px;font-size:16px;font-weight:700;text-decoration:none;${LETRA}`,
  nota: `color:${CLARA.suave};font-size:14px;line-height:21px;margin:12px 0 0`,
  raya: `border:0;border-top:1px solid ${CLARA.raya};margin:0`,
  firma: `color:${CLARA.suave};font-size:14px;line-height:22px;margin:14px 0 12px`,
  enlace: `color:${CLARA.enlace};text-decoration:underline`,
  // The text is for the list of a mailbox; the letter itself does not show it.
  adelanto:
    'display:none;max-height:0;max-width:0;opacity:0;overflow:hidden;line-height:1px;font-size:1px',
};

export const OSCURO = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .fondo { background-color: ${OSCURA.fondo} !important; }
  .hoja { background-color: ${OSCURA.hoja} !important; }
  .noche { background-color: ${OSCURA.noche} !important; }
  .tinta { color: ${OSCURA.tinta} !important; }
  .suave { color: ${OSCURA.suave} !important; }
  .enlace { color: ${OSCURA.enlace} !important; }
  .boton { background-color: ${OSCURA.boton} !important; }
  .boton a { color: ${OSCURA.sobreBoton} !important; }
  .renglon, .raya { border-color: ${OSCURA.raya} !important; }
}`;

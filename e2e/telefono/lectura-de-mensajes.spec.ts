import { expect, test } from '@playwright/test';
import type { TipoDeAviso } from '@remanso/contract/seguimiento/avisos.contract';
import { centroNuevo } from '@remanso/contract/centro/centro.rules';
import { abono, abonoPorVencer } from '../../apps/api/src/mensajes/abono.ts';
import { bienvenida } from '../../apps/api/src/mensajes/bienvenida.ts';
import { cambioDeEmail } from '../../apps/api/src/mensajes/cambio-de-email.ts';
import { cambio } from '../../apps/api/src/mensajes/cambio.ts';
import { cancelacion } from '../../apps/api/src/mensajes/cancelacion.ts';
import { cartaEnHtml } from '../../apps/api/src/mensajes/carta-en-html.ts';
import { cierre } from '../../apps/api/src/mensajes/cierre.ts';
import { confirmacion } from '../../apps/api/src/mensajes/confirmacion.ts';
import { codigo } from '../../apps/api/src/mensajes/codigo.ts';
import { confirmarEmail } from '../../apps/api/src/mensajes/confirmar-email.ts';
import { contrasenaCambiada } from '../../apps/api/src/mensajes/contrasena-cambiada.ts';
import { contrasena } from '../../apps/api/src/mensajes/contrasena.ts';
import { cuentaBorrada } from '../../apps/api/src/mensajes/cuenta-borrada.ts';
import type { Mensaje } from '../../apps/api/src/mensajes/mensaje.ts';
import { oferta, ofertaVencida } from '../../apps/api/src/mensajes/oferta/oferta.ts';
import { recordatorio } from '../../apps/api/src/mensajes/recordatorio.ts';
import { registro } from '../../apps/api/src/mensajes/registro.ts';
import { senia, seniaPorVencer } from '../../apps/api/src/mensajes/senia.ts';

const ORIGEN = 'https://turnos.ejemplo.com';
const ENLACE = `${ORIGEN}/reset-password?token=abc`;
const CENTRO = { ...centroNuevo(), comoSePaga: 'Al llegar, en efectivo.' };
const ENTORNO = {
  centro: CENTRO,
  ahora: '2026-10-01T07:00:00',
  publicUrl: ORIGEN,
  enlace: `${ORIGEN}/reservas/mis-reservas?reserva=7`,
};
const TURNO = {
  nombre: 'Ana',
  inicio: '2026-10-02T08:00:00',
  fin: '2026-10-02T09:00:00',
  nombres: ['Ana Paz', 'Luis Paz'],
  precioTotal: 27_000,
  cancelableHasta: '2026-10-02T02:00:00',
  secuencia: 0,
};
const LUGARES = { nombre: 'Ana', inicio: TURNO.inicio, fin: TURNO.fin, personas: 2 };
const ABONO = { nombre: 'Ana', abono: 'Pack de 10', vence: '2026-11-30' };
const ANTES = { inicio: '2026-10-02T10:00:00', nombres: ['Ana Paz'], precioTotal: 15_000 };
const SENIA = { monto: 9_000, vence: '2026-10-01T19:00:00', transferencia: 'remanso.turnos' };

const MENSAJES: Record<TipoDeAviso, Mensaje> = {
  codigo: codigo({ nombre: 'Ana', email: 'ana@ejemplo.com', codigo: '048291' }, ENTORNO),
  contrasena: contrasena('Ana', CENTRO, ENLACE),
  bienvenida: bienvenida('Ana', CENTRO, ENLACE),
  registro: registro('Ana', CENTRO, ORIGEN),
  'confirmar-email': confirmarEmail('Ana', CENTRO, ENLACE),
  'contrasena-cambiada': contrasenaCambiada({ nombre: 'Ana', cuando: ENTORNO.ahora }, ENTORNO),
  'cambio-de-email': cambioDeEmail({ nombre: 'Ana', nuevo: 'nueva@ejemplo.com' }, CENTRO),
  'cuenta-borrada': cuentaBorrada('Ana', CENTRO),
  confirmacion: confirmacion(TURNO, ENTORNO),
  senia: senia({ ...TURNO, senia: SENIA }, ENTORNO),
  'senia-por-vencer': seniaPorVencer({ ...TURNO, senia: SENIA }, ENTORNO),
  cambio: cambio({ ...TURNO, antes: ANTES }, ENTORNO),
  cancelacion: cancelacion({ ...TURNO, pagado: 9_000, motivo: 'Se rompió la caldera' }, ENTORNO),
  recordatorio: recordatorio(TURNO, ENTORNO),
  cierre: cierre({ ...TURNO, motivo: 'Aniversario' }, ENTORNO),
  oferta: oferta({ ...LUGARES, venceEn: '2026-10-01T21:00:00' }, ENTORNO),
  'oferta-vencida': ofertaVencida({ ...LUGARES, porQue: 'VENCIDA' }, ENTORNO),
  abono: abono({ ...ABONO, lugares: 10, precio: 90_000, saldo: 40_000 }, ENTORNO),
  'abono-por-vencer': abonoPorVencer({ ...ABONO, disponibles: 3 }, ENTORNO),
};

test('a screen reader reads every message in its order, and nothing of its layout', async ({
  page,
}) => {
  for (const [tipo, mensaje] of Object.entries(MENSAJES)) {
    await page.setContent(cartaEnHtml(mensaje, CENTRO));
    const leido = await page.locator('html[lang="es-AR"] body').ariaSnapshot();
    expect(leido, tipo).not.toMatch(/^\s*- (table|rowgroup|row|cell|img)\b/m);
    const {
      titulo,
      saludo,
      parrafos,
      boton,
      enlace,
      momento,
      codigo: digitos,
      renglones = [],
    } = mensaje;
    const partes = [
      `- paragraph: ${CENTRO.nombre}`,
      `- heading "${titulo}" [level=1]`,
      ...(momento ? [momento.dia, momento.hora] : []),
      ...(digitos ? [digitos] : []),
      saludo,
      ...parrafos,
      ...renglones.flatMap(({ nombre, valor, antes }) => [
        nombre,
        ...(antes ? [`Antes: ${antes}`] : []),
        valor,
      ]),
      ...(boton ? [`- link "${boton.texto}"`] : []),
      ...(enlace ? [`- link "${enlace.texto}"`] : []),
      '- link "Cómo llegar"',
    ];
    // Each part must come after the part before it.
    let resto = leido.replaceAll(/\s+/g, ' ');
    for (const parte of partes.map((cada) => cada.replaceAll(/\s+/g, ' '))) {
      expect(resto, tipo).toContain(parte);
      resto = resto.slice(resto.indexOf(parte) + parte.length);
    }
    expect(leido.match(/- heading/g), tipo).toHaveLength(1);
  }
});

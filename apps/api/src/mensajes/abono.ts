import { quedanLugares } from '@remanso/contract/franja/franjas.rules';
import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { DatosDeAviso } from '../modules/avisos/avisos.rules.ts';
import type { Mensaje } from './mensaje.ts';
import { saludoA } from './turno-en-palabras.ts';

interface Lugar {
  centro: Centro;
  publicUrl: string;
}

const reservar = (publicUrl: string) => ({
  texto: 'Reservar con el abono',
  href: `${publicUrl}/reservas/nueva-reserva`,
});

/** Tells a client of the abono that the desk has sold them. */
export function abono(datos: DatosDeAviso<'abono'>, { centro, publicUrl }: Lugar): Mensaje {
  const { nombre, abono: cual, lugares, precio, saldo, vence } = datos;
  return {
    asunto: `${cual}: ${cuantosLugares(lugares)} en ${centro.nombre}`,
    titulo: cual,
    saludo: saludoA(nombre),
    parrafos: [
      `Tienes ${cuantosLugares(lugares)} para reservar en ${centro.nombre} hasta el ${nombreDeFecha(vence)}. Cada persona que viene usa uno.`,
    ],
    renglones: [
      { nombre: 'Lugares', valor: String(lugares) },
      { nombre: 'Vence', valor: nombreDeFecha(vence) },
      { nombre: 'Precio', valor: formatearPesos(precio) },
      ...(saldo > 0 ? [{ nombre: 'Falta pagar', valor: formatearPesos(saldo) }] : []),
    ],
    boton: reservar(publicUrl),
    nota: 'Si cancelas a tiempo, los lugares vuelven a tu abono.',
  };
}

/** Tells a client that an abono with places left ends in a few days. */
export function abonoPorVencer(
  { nombre, abono: cual, disponibles, vence }: DatosDeAviso<'abono-por-vencer'>,
  { centro, publicUrl }: Lugar,
): Mensaje {
  const quedan = mayuscula(quedanLugares(disponibles));
  return {
    asunto: `${quedan} en ${cual}, hasta el ${nombreDeFecha(vence)}`,
    titulo: quedan,
    saludo: saludoA(nombre),
    parrafos: [
      `Tu abono ${cual} de ${centro.nombre} vence el ${nombreDeFecha(vence)}. Ese día todavía lo puedes usar.`,
    ],
    boton: reservar(publicUrl),
  };
}

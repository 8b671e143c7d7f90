import { mayuscula } from '@remanso/contract/mayuscula.rules';
import type { PedidoDeAgenda } from '@remanso/contract/franja/agenda.rules';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import { nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { DiaDeAgenda, PrecioDeAgenda } from '@remanso/contract/franja/agenda.contract';
import { horasDe } from '../../entities/franja/agenda.view.ts';
import { esElegible } from '../../entities/franja/franja.view.ts';
import { diaPedido, hayLugar, porQueNoHay, textoDeHora } from './agenda.view.ts';

/*
 * What the page of the agenda says of itself to who shares a link to it.
 */

export interface Cabeza {
  titulo: string;
  descripcion: string;
  /** The address of what the page is about: the agenda, a day of it or an hour. */
  direccion: string;
}

interface LoQueSeVe {
  nombre: string;
  dias: readonly DiaDeAgenda[];
  pedido: PedidoDeAgenda;
  /** The prices of the day in view. */
  precios: readonly PrecioDeAgenda[];
}

/** Returns the texts of the day or the hour that an address names, else those of the agenda. */
export function cabezaDe({ nombre, dias, pedido, precios }: LoQueSeVe): Cabeza {
  const dia = diaPedido(dias, pedido);
  if (!dia) {
    return {
      titulo: `Horarios · ${nombre}`,
      descripcion: `Los días, las horas y los lugares que quedan en ${nombre}, y cuánto cuesta cada turno.`,
      direccion: '/agenda',
    };
  }
  const enElDia = nombreDeFecha(dia.fecha);
  const hora = horasDe(dia).find(({ id }) => id === pedido.franja);
  if (hora) {
    return {
      titulo: `${mayuscula(enElDia)}, ${hora.horaInicio} a ${hora.horaFin} · ${nombre}`,
      descripcion: oraciones(textoDeHora(hora), esElegible(hora) && desdeCuanto(precios)),
      direccion: `/agenda?franja=${hora.id}`,
    };
  }
  return {
    titulo: `Horarios del ${enElDia} · ${nombre}`,
    descripcion: hayLugar(dia)
      ? oraciones(lugaresYHoras(dia), desdeCuanto(precios))
      : oraciones(porQueNoHay(dia) ?? ''),
    direccion: `/agenda?fecha=${dia.fecha}`,
  };
}

function lugaresYHoras(dia: DiaDeAgenda): string {
  const libres = horasDe(dia).filter((hora) => esElegible(hora));
  const lugares = libres.reduce((suma, { libres: suyos }) => suma + suyos, 0);
  const [primera, ultima] = [libres[0], libres.at(-1)];
  const cuando =
    primera === ultima
      ? `a las ${primera?.horaInicio}`
      : `de ${primera?.horaInicio} a ${ultima?.horaFin}`;
  return `${cuantosLugares(lugares)}, ${cuando}`;
}

/** Returns the lowest price of a person, or false where there is no price. */
function desdeCuanto(precios: readonly PrecioDeAgenda[]): string | false {
  if (precios.length === 0) return false;
  const menor = Math.min(...precios.map(({ precioPorPersona }) => precioPorPersona));
  return `Desde ${formatearPesos(menor)} por persona`;
}

function oraciones(...textos: (string | false)[]): string {
  return textos
    .filter((texto) => texto !== false)
    .map((texto) => `${texto.replace(/\.$/, '')}.`)
    .join(' ');
}

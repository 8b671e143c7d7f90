import { nombreDeMomento } from '@remanso/contract/calendario';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import type { DatosDeAviso } from '../../modules/avisos/avisos.rules.ts';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Mensaje } from '../mensaje.ts';
import { deTurno } from '../turno-en-palabras.ts';

interface Lugar {
  centro: Centro;
  publicUrl: string;
}

/** Tells a person in the waiting list that places are held for them, and until when. */
export function oferta(
  datos: Omit<DatosDeAviso<'oferta'>, 'esperaId'>,
  { centro, publicUrl }: Lugar,
): Mensaje {
  const { inicio, personas, venceEn } = datos;
  return {
    asunto: `Hay ${cuantosLugares(personas)} el ${nombreDeMomento(inicio)}`,
    titulo: personas === 1 ? 'Se liberó un lugar' : `Se liberaron ${cuantosLugares(personas)}`,
    ...deTurno(datos),
    parrafos: [
      `En ${centro.nombre} hay ${cuantosLugares(personas)} para el turno que pediste. Te los guardamos hasta el ${nombreDeMomento(venceEn)}; después van a quien sigue.`,
      'Para reservarlos, acepta y dinos quiénes vienen.',
    ],
    boton: { texto: 'Aceptar los lugares', href: `${publicUrl}/reservas/mis-reservas` },
    nota: 'Si ya no los necesitas, déjalos pasar: ayudas a quien sigue.',
  };
}

const QUE_PASO: Record<
  DatosDeAviso<'oferta-vencida'>['porQue'],
  { titulo: string; texto: string }
> = {
  VENCIDA: {
    titulo: 'Los lugares fueron a quien sigue',
    texto: 'El tiempo para aceptar los lugares terminó, y quedaron para quien sigue en la lista.',
  },
  CERRADO: {
    titulo: 'El turno está cerrado por ahora',
    texto:
      'El centro cerró ese turno, así que ya no ofrecemos los lugares. Conservas tu puesto en la lista por si vuelve a abrir.',
  },
  RETIRADO: {
    titulo: 'Ese turno ya no se da',
    texto: 'El centro no da más ese turno, y su lista de espera terminó.',
  },
};

/**
 * Tells a person in the waiting list that their offer, or the whole list, has ended without their
 * doing.
 */
export function ofertaVencida(
  datos: DatosDeAviso<'oferta-vencida'>,
  { centro, publicUrl }: Lugar,
): Mensaje {
  const { titulo, texto } = QUE_PASO[datos.porQue];
  const { momento, saludo } = deTurno(datos);
  return {
    asunto: `${titulo}: ${nombreDeMomento(datos.inicio)}`,
    titulo,
    momento: { ...momento, tachado: true },
    saludo,
    parrafos: [texto, `En ${centro.nombre} puede haber lugar a otra hora.`],
    boton: { texto: 'Ver los horarios', href: `${publicUrl}/reservas/nueva-reserva` },
  };
}

import { fechaDe } from '@remanso/contract/calendario';
import fc from 'fast-check';
import {
  estaBloqueada,
  franjaViva,
  franjasVivas,
  ocupados,
  type Centro,
  type Franja,
} from './centro.ts';
import {
  diaCercano,
  elegirFranja,
  franjaElegida,
  horaRedonda,
  masTarde,
  momentoEn,
  motivoElegido,
} from './elegir.ts';
import { clase, rechaza, responde, type Espera } from './paso.ts';
import { bloqueoSobre, feriadoSobre, seTocan } from './planear.ts';
import { asentarVencidas } from './reglas-de-reserva.ts';
import * as no from './rechazos.ts';
import { franjaConReservas } from './vistas.ts';

const capacidad = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined, freq: 2 });

interface Horario {
  inicio: string;
  fin: string;
}

function impedimentoDeHorario({ ahora }: Centro, { inicio, fin }: Horario): no.Rechazo | undefined {
  if (fechaDe(inicio) !== fechaDe(fin)) return no.FRANJA_DE_DOS_DIAS;
  if (fin <= inicio) return no.FIN_ANTES_DE_INICIO;
  return inicio <= ahora ? no.FRANJA_PASADA : undefined;
}

function estaOcupado(centro: Centro, horario: Horario, salvo?: Franja): boolean {
  return franjasVivas(centro).some((franja) => franja !== salvo && seTocan(franja, horario));
}

export const agregarFranja = clase(
  4,
  fc.record({
    dia: diaCercano,
    hora: horaRedonda,
    minutos: fc.constantFrom(30, 60, 90, 180, 0, -60),
    capacidadEfectiva: capacidad,
  }),
  (centro, { dia, hora, minutos, capacidadEfectiva }) => {
    const inicio = momentoEn(centro, dia, hora);
    const body = { inicio, fin: masTarde(inicio, minutos), capacidadEfectiva };
    const espera = alAgregar(centro, body, capacidadEfectiva ?? centro.config.capacidadBase);
    return { peticion: { target: 'POST /franjas', usuarioId: centro.adminId, body }, espera };
  },
);

function alAgregar(centro: Centro, { inicio, fin }: Horario, personas: number): Espera {
  const impedimento = impedimentoDeHorario(centro, { inicio, fin });
  if (impedimento) return rechaza(impedimento);
  if (estaOcupado(centro, { inicio, fin })) return rechaza(no.FRANJA_SUPERPUESTA);
  return responde(201, ({ id }) => {
    const franja: Franja = {
      id,
      inicio,
      fin,
      capacidad: personas,
      bloqueadaAMano: false,
      motivo: null,
      bloqueo: bloqueoSobre(centro, { inicio, fin }),
      motivoDelPlan: feriadoSobre(centro, fechaDe(inicio)),
      delPlan: false,
      deMano: true,
      retirada: null,
    };
    centro.franjas.set(id, franja);
    return { franja: franjaConReservas(centro, franja) };
  });
}

/** Returns a request about one franja with its expected answer: that of `alHacer` if the franja is on the calendar. */
function sobreFranja(
  centro: Centro,
  target: `${string} /${string}`,
  { id, body }: { id: number; body?: unknown },
  alHacer: (franja: Franja) => Espera,
) {
  const franja = franjaViva(centro, id);
  const espera = franja ? alHacer(franja) : rechaza(no.FRANJA_INEXISTENTE);
  return {
    peticion: { target, usuarioId: centro.adminId, ...(body !== undefined && { body }) },
    espera,
  };
}

export const editarFranja = clase(
  6,
  fc.record({
    franja: franjaElegida,
    mover: fc.constantFrom(0, 0, 0, 30, -30, 60, 1440, -1440),
    alargar: fc.constantFrom(0, 0, 0, 30, -30, -120, 900),
    capacidadEfectiva: capacidad,
  }),
  (centro, { franja: elegida, mover, alargar, capacidadEfectiva }) => {
    const id = elegirFranja(centro, elegida);
    const actual = franjaViva(centro, id);
    const inicio = actual && mover ? masTarde(actual.inicio, mover) : undefined;
    const fin = actual && (mover || alargar) ? masTarde(actual.fin, mover + alargar) : undefined;
    const body = { inicio, fin, capacidadEfectiva };
    return sobreFranja(centro, `PUT /franjas/${id}`, { id, body }, (franja) => {
      const horario = { inicio: inicio ?? franja.inicio, fin: fin ?? franja.fin };
      return alEditar(centro, franja, horario, capacidadEfectiva ?? franja.capacidad);
    });
  },
);

function alEditar(centro: Centro, franja: Franja, horario: Horario, personas: number): Espera {
  const ocupadas = ocupados(centro, franja.id);
  const seMueve = horario.inicio !== franja.inicio || horario.fin !== franja.fin;
  if (seMueve) {
    const impedimento = impedimentoDeHorario(centro, horario);
    if (impedimento) return rechaza(impedimento);
    if (ocupadas > 0) return rechaza(no.HORARIO_CON_RESERVAS);
  }
  if (personas < ocupadas) return rechaza(no.capacidadBajoOcupacion(ocupadas));
  if (franja.motivoDelPlan !== null && franja.delPlan && ocupadas > 0) {
    return rechaza(no.EDITAR_FUERA_DEL_PLAN);
  }
  if (estaOcupado(centro, horario, franja)) return rechaza(no.FRANJA_SUPERPUESTA);
  return responde(200, () => {
    asentarVencidas(centro, franja);
    if (seMueve) {
      franja.bloqueo = bloqueoSobre(centro, horario);
      franja.motivoDelPlan = feriadoSobre(centro, fechaDe(horario.inicio));
    }
    Object.assign(franja, horario, { capacidad: personas, delPlan: false });
    return { franja: franjaConReservas(centro, franja) };
  });
}

export const bloquearFranja = clase(
  3.5,
  fc.record({ franja: franjaElegida, motivo: motivoElegido }),
  (centro, datos) => {
    const id = elegirFranja(centro, datos.franja);
    const body = { motivo: datos.motivo };
    return sobreFranja(centro, `PUT /franjas/${id}/bloquear`, { id, body }, (franja) => {
      if (estaBloqueada(franja)) return rechaza(no.FRANJA_YA_BLOQUEADA);
      if (ocupados(centro, id) >= franja.capacidad) return rechaza(no.FRANJA_COMPLETA);
      return responde(200, () => {
        asentarVencidas(centro, franja);
        Object.assign(franja, { bloqueadaAMano: true, motivo: datos.motivo ?? null });
        return { franja: franjaConReservas(centro, franja) };
      });
    });
  },
);

export const desbloquearFranja = clase(
  3.5,
  fc.record({ franja: franjaElegida, bloqueada: fc.boolean() }),
  (centro, datos) => {
    // Chance alone would seldom choose a franja that is blocked.
    const primera = franjasVivas(centro).find(estaBloqueada);
    const id = datos.bloqueada && primera ? primera.id : elegirFranja(centro, datos.franja);
    return sobreFranja(centro, `PUT /franjas/${id}/desbloquear`, { id }, (franja) => {
      if (!estaBloqueada(franja)) return rechaza(no.FRANJA_NO_BLOQUEADA);
      if (franja.bloqueo !== null) return rechaza(no.FRANJA_BAJO_BLOQUEO);
      if (franja.motivoDelPlan !== null) return rechaza(no.FRANJA_FUERA_DEL_PLAN);
      return responde(200, () => {
        asentarVencidas(centro, franja);
        Object.assign(franja, { bloqueadaAMano: false, motivo: null });
        return { franja: franjaConReservas(centro, franja) };
      });
    });
  },
);

export const eliminarFranja = clase(4, franjaElegida, (centro, datos) => {
  const id = elegirFranja(centro, datos);
  return sobreFranja(centro, `DELETE /franjas/${id}`, { id }, (franja) => {
    if (franja.inicio <= centro.ahora) return rechaza(no.ELIMINAR_PASADA);
    if (ocupados(centro, id) > 0) return rechaza(no.ELIMINAR_CON_RESERVAS);
    if (estaBloqueada(franja)) return rechaza(no.ELIMINAR_BLOQUEADA);
    return responde(200, () => {
      franja.retirada = 'ADMIN';
      return { message: 'Turno eliminado correctamente' };
    });
  });
});

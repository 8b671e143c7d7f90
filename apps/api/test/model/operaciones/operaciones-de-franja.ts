import { fechaDe, fechaHora } from '@remanso/contract/calendario';
import fc from 'fast-check';
import {
  estaBloqueada,
  nuevaFranja,
  seTocan,
  type Centro,
  type Franja,
  type Lapso,
} from '../centro.ts';
import { idDe, masTarde, quizas, unDia, unMotivo, unaFranja, unaHora } from '../elegir.ts';
import { clase, crea, envia, exigir, pide } from '../paso.ts';
import { bloqueoSobre, feriadoSobre } from '../planear.ts';
import { repartir } from '../reglas/reglas-de-espera.ts';
import { asentarVencidas } from '../reglas/reglas-de-reserva.ts';
import { franjaConReservas } from '../vistas/vistas.ts';

const capacidadEfectiva = quizas(fc.integer({ min: 1, max: 5 }), 2);

function exigirLapso({ inicio, fin }: Lapso): void {
  exigir(fechaDe(inicio) === fechaDe(fin) && inicio < fin, '400 DATOS_INVALIDOS fin');
}

function exigirHorario({ ahora }: Centro, horario: Lapso): void {
  const { inicio } = horario;
  exigirLapso(horario);
  exigir(inicio > ahora, '409 FRANJA_PASADA');
}

const bloqueosSobre = (centro: Centro, horario: Lapso) => ({
  bloqueo: bloqueoSobre(centro, horario),
  motivoDelPlan: feriadoSobre(centro, fechaDe(horario.inicio)),
});

function exigirSinOtra(centro: Centro, horario: Lapso, salvo?: Franja): void {
  const otra = centro.franjasVivas().find((cada) => cada !== salvo && seTocan(cada, horario));
  exigir(!otra, '409 FRANJA_SUPERPUESTA');
}

export const agregarFranja = clase(
  4,
  {
    dia: unDia,
    hora: unaHora,
    minutos: fc.constantFrom(30, 60, 90, 180, 0, -60),
    capacidadEfectiva,
  },
  (centro, { dia, hora, minutos, ...datos }) => {
    const inicio = fechaHora(dia, hora);
    const horario = { inicio, fin: masTarde(inicio, minutos) };
    return crea(centro.adminId, 'POST /franjas', { ...horario, ...datos }, ({ id }) => {
      exigirHorario(centro, horario);
      exigirSinOtra(centro, horario);
      const capacidad = datos.capacidadEfectiva ?? centro.config.capacidadBase;
      const bloqueos = bloqueosSobre(centro, horario);
      const franja = nuevaFranja({ id, ...horario, capacidad, ...bloqueos, deMano: true });
      centro.franjas.set(id, franja);
      return { franja: franjaConReservas(centro, franja) };
    });
  },
);

/** Changes a franja by hand in the model; returns the body of the answer. */
function hacer(centro: Centro, franja: Franja, cambio: Partial<Franja>) {
  asentarVencidas(centro, franja);
  Object.assign(franja, cambio);
  repartir(centro, franja);
  return { franja: franjaConReservas(centro, franja) };
}

export const editarFranja = clase(
  6,
  {
    franja: unaFranja,
    mover: fc.constantFrom(0, 0, 0, 30, -30, 60, 1440, -1440),
    alargar: fc.constantFrom(0, 0, 0, 30, -30, -120, 900),
    capacidadEfectiva,
  },
  (centro, { franja, mover, alargar, capacidadEfectiva: nueva }) => {
    const inicio = franja && mover ? masTarde(franja.inicio, mover) : undefined;
    const fin = franja && (mover || alargar) ? masTarde(franja.fin, mover + alargar) : undefined;
    const body = { inicio, fin, capacidadEfectiva: nueva };
    return envia(centro.adminId, `PUT /franjas/${idDe(franja)}`, body, () => {
      // A malformed body is reported before a missing franja (rules §2.4).
      if (inicio && fin) exigirLapso({ inicio, fin });
      exigir(franja?.retirada === null, '404 FRANJA_INEXISTENTE');
      const personas = centro.ocupados(franja);
      const horario = { inicio: inicio ?? franja.inicio, fin: fin ?? franja.fin };
      const capacidad = nueva ?? franja.capacidad;
      if (fin) {
        exigirHorario(centro, horario);
        exigir(personas === 0, '409 HORARIO_CON_RESERVAS');
      }
      exigir(capacidad >= personas, `409 CAPACIDAD_BAJO_OCUPACION ${personas}`);
      const soloQueda = franja.delPlan && franja.motivoDelPlan !== null && personas > 0;
      exigir(!soloQueda, '409 FRANJA_FUERA_DEL_PLAN');
      exigirSinOtra(centro, horario, franja);
      const bloqueos = fin && bloqueosSobre(centro, horario);
      return hacer(centro, franja, { ...horario, capacidad, ...bloqueos, delPlan: false });
    });
  },
);

const bloqueo = { franja: unaFranja, motivo: unMotivo };

export const bloquearFranja = clase(3.5, bloqueo, (centro, { franja, motivo }) =>
  envia(centro.adminId, `PUT /franjas/${idDe(franja)}/bloquear`, { motivo }, () => {
    exigir(franja?.retirada === null, '404 FRANJA_INEXISTENTE');
    exigir(!estaBloqueada(franja), '409 FRANJA_YA_BLOQUEADA');
    exigir(centro.ocupados(franja) < franja.capacidad, '409 FRANJA_COMPLETA');
    return hacer(centro, franja, { bloqueadaAMano: true, motivo: motivo ?? null });
  }),
);

const desbloqueo = { elegida: unaFranja, bloqueada: fc.boolean() };

export const desbloquearFranja = clase(3.5, desbloqueo, (centro, { elegida, bloqueada }) => {
  // The first blocked franja is often chosen, because a random franja is seldom blocked.
  const primera = centro.franjasVivas().find(estaBloqueada);
  const franja = (bloqueada && primera) || elegida;
  return pide(centro.adminId, `PUT /franjas/${idDe(franja)}/desbloquear`, () => {
    exigir(franja?.retirada === null, '404 FRANJA_INEXISTENTE');
    exigir(estaBloqueada(franja), '409 FRANJA_NO_BLOQUEADA');
    exigir(franja.bloqueo === null, '409 FRANJA_BAJO_BLOQUEO');
    exigir(franja.motivoDelPlan === null, '409 FRANJA_FUERA_DEL_PLAN');
    return hacer(centro, franja, { bloqueadaAMano: false, motivo: null });
  });
});

export const eliminarFranja = clase(4, { franja: unaFranja }, (centro, { franja }) =>
  pide(centro.adminId, `DELETE /franjas/${idDe(franja)}`, () => {
    exigir(franja?.retirada === null, '404 FRANJA_INEXISTENTE');
    exigir(franja.inicio > centro.ahora, '409 FRANJA_PASADA');
    exigir(centro.ocupados(franja) === 0, '409 FRANJA_CON_RESERVAS');
    exigir(!estaBloqueada(franja), '409 FRANJA_BLOQUEADA');
    franja.retirada = 'ADMIN';
    repartir(centro, franja);
    return { message: 'Turno eliminado correctamente' };
  }),
);

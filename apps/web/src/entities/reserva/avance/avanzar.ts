import { FALTAN_NOMBRES } from '@remanso/contract/reserva/reservas.rules';
import { ErrorDeApi, mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import {
  LUGARES,
  enReposo,
  impedimentoDe,
  lugarDe,
  type Avance,
  type Datos,
  type EnCurso,
  type Grupo,
  type Lugar,
  type Pantalla,
  type Suceso,
} from './avance.ts';
import { ERROR_AL_RESERVAR, intentoPara, trasFallar } from './intento.ts';
import { primeroSinNombre } from '../participantes.view.ts';
import { esCambioDePrecio } from './precio-cambiado.ts';
import { esDeAbono, sirveOtroTurno } from './rechazo-de-abono.ts';

/**
 * Returns the avance of a booking after a suceso. A suceso that the current state does not accept
 * returns the same object.
 */
export function avanzar<E extends Grupo, R>(
  avance: Avance<E, R>,
  suceso: Suceso<E, R>,
  pantalla: Pantalla<E, object>,
): Avance<E, R> {
  if (avance.en === 'hecha') return avance;
  switch (suceso.tipo) {
    case 'elegir':
      return con(avance, trasElegir(avance.datos, suceso.cambio), pantalla);
    case 'escribir':
      return con(avance, trasEscribir(avance.datos, suceso.cambio), pantalla);
    case 'lugares':
      return conLugares(avance, suceso.problema, pantalla);
    case 'ir':
      return ir(avance, suceso.a, pantalla);
    case 'seguir':
      return seguir(avance, suceso.falta, pantalla);
    case 'confirmar':
      return confirmar(avance, suceso, pantalla);
    case 'reservada':
      if (avance.en !== 'enviando') return avance;
      return { en: 'hecha', reserva: suceso.reserva, datos: avance.datos };
    case 'fallo':
      return avance.en === 'enviando' ? trasFallo(avance, suceso.fallo, pantalla) : avance;
  }
}

function con<E, R>(
  avance: EnCurso<E, R>,
  cambio: Partial<Omit<Datos<E>, 'intento'>>,
  pantalla: Pantalla<E, object>,
  lugar = lugarDe(avance),
): EnCurso<E, R> {
  return avance.en === 'enviando'
    ? { en: 'enviando', mirando: lugar, datos: { ...avance.datos, ...cambio } }
    : enReposo({ ...avance.datos, ...cambio }, lugar, pantalla);
}

function faltanNombres({ personas, acompaniantes }: Grupo): boolean {
  const suyos = acompaniantes.slice(0, personas - 1);
  return suyos.length < personas - 1 || primeroSinNombre(suyos) >= 0;
}

function trasElegir<E extends Grupo>({ eleccion: antes, error }: Datos<E>, cambio: Partial<E>) {
  const eleccion = { ...antes, ...cambio };
  const faltan =
    'acompaniantes' in cambio && error?.texto === FALTAN_NOMBRES && faltanNombres(eleccion);
  return { eleccion, error: faltan ? error : null, precioCambiado: null };
}

function trasEscribir<E extends Grupo>({ eleccion: antes, error }: Datos<E>, cambio: Partial<E>) {
  const eleccion = { ...antes, ...cambio };
  const estanTodos = error?.texto === FALTAN_NOMBRES && !faltanNombres(eleccion);
  return { eleccion, error: estanTodos ? null : error };
}

function conLugares<E, R>(
  avance: EnCurso<E, R>,
  problema: string | null,
  pantalla: Pantalla<E, object>,
): Avance<E, R> {
  if (problema === avance.datos.problema) return avance;
  // A person at the last step goes back to the step `trasRechazo` when the chosen franja can no
  // longer be booked.
  const lugar = problema && avance.en === 'confirmando' ? pantalla.trasRechazo : lugarDe(avance);
  return con(avance, { problema }, pantalla, lugar);
}

function ir<E extends Grupo, R>(
  avance: EnCurso<E, R>,
  lugar: Lugar,
  pantalla: Pantalla<E, object>,
): Avance<E, R> {
  const { eleccion } = avance.datos;
  const aFaltaDeTodo = lugar !== 'eligiendo' && pantalla.cuerpoDe(eleccion) === null;
  const sinQuePreguntar =
    lugar === 'confirmando' && (faltanNombres(eleccion) || impedimentoDe(avance) !== null);
  if (lugar === lugarDe(avance) || aFaltaDeTodo || sinQuePreguntar) return avance;
  return con(avance, {}, pantalla, lugar);
}

function seguir<E, R>(
  avance: EnCurso<E, R>,
  falta: string | null,
  pantalla: Pantalla<E, object>,
): Avance<E, R> {
  const lugar = lugarDe(avance);
  const sigue =
    falta === null &&
    impedimentoDe(avance) === null &&
    pantalla.cuerpoDe(avance.datos.eleccion) !== null;
  const siguiente = LUGARES[LUGARES.indexOf(lugar) + 1];
  const error = falta === null ? null : { texto: falta, conOtros: false };
  return con(
    avance,
    { error, precioCambiado: null },
    pantalla,
    sigue && siguiente ? siguiente : lugar,
  );
}

function confirmar<E, R>(
  avance: EnCurso<E, R>,
  { falta, precio, clave }: Extract<Suceso<E, R>, { tipo: 'confirmar' }>,
  pantalla: Pantalla<E, object>,
): Avance<E, R> {
  if (avance.en === 'enviando' || lugarDe(avance) !== 'confirmando') return avance;
  if (falta !== null) {
    return con(avance, { error: { texto: falta, conOtros: false } }, pantalla);
  }
  const { datos } = avance;
  const cuerpo = pantalla.cuerpoDe(datos.eleccion);
  if (!cuerpo || impedimentoDe(avance) !== null) return con(avance, { error: null }, pantalla);
  const intento = intentoPara(datos.intento, cuerpo, precio, clave);
  return { en: 'enviando', mirando: 'confirmando', datos: { ...datos, intento, error: null } };
}

function trasFallo<E, R>(
  { mirando, datos: antes }: Extract<Avance<E, R>, { en: 'enviando' }>,
  fallo: unknown,
  pantalla: Pantalla<E, object>,
): Avance<E, R> {
  const intento = trasFallar(antes.intento, fallo);
  const datos = { ...antes, intento, precioCambiado: null };
  const { status, codigo } = fallo instanceof ErrorDeApi ? fallo : { status: 0, codigo: '' };
  // With status 401 the session has ended, and the login has replaced the last step.
  if (status === 401) return enReposo(datos, mirando, pantalla);
  if (esCambioDePrecio(fallo) && intento.precioEsperado !== undefined) {
    const precioCambiado = { antes: intento.precioEsperado, texto: fallo.message };
    return enReposo({ ...datos, precioCambiado }, mirando, pantalla);
  }
  const deAbono = esDeAbono(codigo);
  const conOtros =
    (status === 404 || status === 409) &&
    codigo !== 'LIMITE_DE_RESERVAS' &&
    (!deAbono || sirveOtroTurno(codigo));
  const texto = mensajeDe(fallo, ERROR_AL_RESERVAR);
  const error = { texto, conOtros, ...(deAbono && { deAbono }) };
  const lugar = mirando === 'confirmando' ? pantalla.trasRechazo : mirando;
  return enReposo({ ...datos, error }, lugar, pantalla);
}

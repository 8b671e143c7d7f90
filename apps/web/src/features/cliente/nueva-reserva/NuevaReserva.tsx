import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { FALTAN_NOMBRES } from '@remanso/contract/reserva/reservas.rules';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { VolverAlInicio } from '../../../components/layout/VolverAlInicio.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { usePararSegundoToque } from '../../../components/ui/pararSegundoToque.ts';
import {
  hayDudaALaVista,
  impedimentoDe,
  lugarDe,
} from '../../../entities/reserva/avance/avance.ts';
import { acompaniantesPara } from '../../../entities/reserva/participantes.view.ts';
import { consultasDeReservasPropias } from '../../../entities/reserva/propias/reservas-propias.queries.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { useSesion } from '../../../lib/sesion/useSesion.ts';
import { perezosa, prescindible } from '../../../lib/perezosa.ts';
import { CabeceraDeReserva } from './CabeceraDeReserva.tsx';
import { RepetirTurno } from './participantes/RepetirTurno.tsx';
import { PasoTurno } from './turno/PasoTurno.tsx';
import { ResumenDeTurno } from './ResumenDeTurno.tsx';
import { useNuevaReserva } from './useNuevaReserva.ts';
import { usePulsacionTemprana } from './visita/usePulsacionTemprana.ts';

const PasoParticipantes = perezosa(
  async () => (await import('./participantes/PasoParticipantes.tsx')).PasoParticipantes,
);
const ReservaHecha = perezosa<{ reserva: ReservaDeCliente }>(() =>
  import('./ReservaHecha.tsx').then(
    (hecha) => hecha.ReservaHecha,
    () => HechaSinPantalla,
  ),
);
const InformacionDelTurno = prescindible(
  async () => (await import('./InformacionDelTurno.tsx')).InformacionDelTurno,
);
const LoQueSePaga = prescindible(
  async () => (await import('../../../entities/reserva/por-reservar/LoQueSePaga.tsx')).LoQueSePaga,
);
const PagoConAbono = prescindible(
  async () => (await import('../../../entities/abono/PagoConAbono.tsx')).PagoConAbono,
);

const OtrosTurnos = prescindible(async () => (await import('./turno/OtrosTurnos.tsx')).OtrosTurnos);

/**
 * Loads the code of the next steps early, so that nobody waits for a file, or loses a choice
 * because a file could not be loaded.
 */
function acercarLoQueSigue(): void {
  PasoParticipantes.acercar();
  ReservaHecha.acercar();
  OtrosTurnos.acercar();
}

/** Loads what the next steps need once a franja is chosen: their code, and for a group its people. */
function useLoQueSigue(conFranja: boolean, conHabituales: boolean): void {
  const consultas = useQueryClient();
  useEffect(() => {
    if (conFranja) acercarLoQueSigue();
    if (!conFranja || !conHabituales) return;
    const anteriores = consultasDeReservasPropias.muchasAnteriores();
    consultas.query(anteriores).catch(() => {});
  }, [conFranja, conHabituales, consultas]);
}

/** The booking screen: day, hour, number of people, confirmation. */
export function NuevaReserva() {
  const nueva = useNuevaReserva();
  const { avance, hecha, calendario, dia, viva, propios, sinElPedido, espera } = nueva;
  const { precio, abono, seManda, acciones } = nueva;
  const { user } = useSesion();
  const conSesion = user !== null;
  const { eleccion, error, precioCambiado } = avance.datos;
  const { franja, personas } = eleccion;
  useLoQueSigue(franja !== null, conSesion && personas > 1);

  const enParticipantes = franja !== null && lugarDe(avance) !== 'eligiendo';
  usePararSegundoToque(enParticipantes);
  const temprana = usePulsacionTemprana(enParticipantes);
  const [huboCambioDePaso, setHuboCambioDePaso] = useState(enParticipantes);
  if (enParticipantes && !huboCambioDePaso) setHuboCambioDePaso(true);

  if (hecha) {
    return (
      <Suspense>
        <ReservaHecha reserva={hecha} />
      </Suspense>
    );
  }
  const conAbono = abono.id !== null;
  const { condiciones } = calendario;
  const pago = { condiciones, franja, precio: precio.data?.precioTotal, conAbono };
  const impedimento = impedimentoDe(avance);
  /** The chosen franja where it is not available; null otherwise. */
  const sinFranja = impedimento !== null || error?.conOtros ? franja : null;
  const texto = impedimento ?? error?.texto ?? sinElPedido;
  return (
    <div className="contenedor flex-1 pt-1.5 sm:pt-3 sm:pb-16">
      <CabeceraDeReserva paso={enParticipantes ? 2 : 1}>
        {enParticipantes ? (
          <CambiarElTurno />
        ) : (
          <VolverAlInicio a={conSesion ? '/reservas' : '/'} />
        )}
      </CabeceraDeReserva>
      <div className="group flex flex-col al-lado:grid al-lado:grid-cols-[clamp(15rem,36%,21rem)_minmax(0,1fr)] al-lado:items-start gap-x-8">
        <div className="min-w-0 al-lado:col-start-2 al-lado:row-start-1">
          {enParticipantes ? (
            <Suspense fallback={<Esqueleto className="h-64" />}>
              <PasoParticipantes
                titular={user && `${user.nombre} ${user.apellido}`}
                genero={eleccion.titular}
                acompaniantes={acompaniantesPara(personas, eleccion.acompaniantes)}
                faltan={texto === FALTAN_NOMBRES}
                pregunta={{
                  abierta: lugarDe(avance) === 'confirmando',
                  enviando: avance.en === 'enviando',
                  franja,
                  condiciones,
                  precio: precio.data,
                  abono,
                  precioCambiado,
                  seManda,
                  alConfirmar: acciones.confirmar,
                  alCerrar: acciones.dejarDeConfirmar,
                }}
                alLlegarLosDatos={temprana.mandar}
                alSeguir={acciones.seguir}
                alMandarAlEntrar={acciones.mandarAlEntrar}
                alElegirGenero={acciones.cambiarGeneroDelTitular}
                alCambiarAcompaniante={acciones.cambiarAcompaniante}
              />
              <RepetirTurno {...{ eleccion, acciones, config: calendario.config }} />
            </Suspense>
          ) : (
            <PasoTurno
              calendario={calendario}
              dia={dia}
              viva={viva}
              propios={propios}
              elegida={franja?.id}
              personas={personas}
              enfocar={huboCambioDePaso}
              alElegirFecha={acciones.elegirFecha}
              alElegirFranja={acciones.elegirFranja}
              alElegirPersonas={acciones.elegirPersonas}
            />
          )}
        </div>
        {/* The summary precedes these notes where the summary does not stick to the foot of a
            phone. */}
        <div className={clasesDeLasNotas(dia.isPending)}>
          <Suspense fallback={<Esqueleto className="h-104 lg:h-64" />}>
            {!enParticipantes && <LoQueSePaga {...pago} />}
            <InformacionDelTurno franja={calendario.ventana.data?.[0]} />
          </Suspense>
        </div>
        <ResumenDeTurno
          paso={enParticipantes ? 2 : 1}
          fecha={calendario.fecha}
          franja={franja}
          personas={personas}
          precio={calendario.config === null ? null : precio}
          conAbono={conAbono}
          error={texto}
          sinFranja={sinFranja !== null}
          enDuda={hayDudaALaVista(avance)}
          // The form of who has no session goes on by itself, once it is right.
          alSeguir={enParticipantes && !user ? temprana.guardar : acciones.seguir}
          pago={
            <Suspense>
              <LoQueSePaga {...pago} enLaBarra />
            </Suspense>
          }
        >
          {(conAbono || abono.opciones.length > 0) && (
            <Suspense>
              <PagoConAbono abono={abono} className="text-sm lg:mb-4" />
            </Suspense>
          )}
          {sinFranja && (
            <Suspense>
              <OtrosTurnos
                franja={sinFranja}
                {...{ viva, personas }}
                esperaPedida={espera}
                hasta={calendario.hasta}
                alElegir={acciones.elegirFranja}
              />
            </Suspense>
          )}
        </ResumenDeTurno>
      </div>
    </div>
  );
}

/**
 * Returns the classes of the notes below the hours. On a phone the notes come with the hours: late in
 * the day few hours are left, and the notes would jump up.
 */
function clasesDeLasNotas(faltanLasHoras: boolean): string {
  const espera = faltanLasHoras ? 'max-lg:hidden' : '';
  return `mt-6 flex min-w-0 flex-col gap-6 group-has-data-suelta:max-lg:order-1 al-lado:col-start-2 ${espera}`;
}

function CambiarElTurno() {
  return (
    <Boton
      variante="ghost"
      className="-ml-4"
      icono={<ArrowLeft aria-hidden="true" className="size-5" />}
      onClick={() => history.back()}
    >
      Cambiar el turno
    </Boton>
  );
}

/**
 * Goes to the home screen where the code of `ReservaHecha` could not be loaded. A toast has already
 * told the client that the booking was made.
 */
function HechaSinPantalla() {
  useEffect(() => navegar('/reservas', { reemplazar: true }), []);
  return null;
}

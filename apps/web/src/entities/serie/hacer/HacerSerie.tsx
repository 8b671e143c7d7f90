import { diaDeSemana, fechaCorta, fechaDe, horaDe } from '@remanso/contract/calendario';
import { nombreDeDia } from '@remanso/contract/dias.rules';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import type { FechaPrevista } from '@remanso/contract/serie/series-previstas.contract';
import { useState } from 'react';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { DURACION_DE_RESERVA, DURACION_PARA_LEER, cartel } from '../../../lib/carteles.ts';
import { contarPersonas, enLista } from '../../../lib/palabras.ts';
import { FechasDeSerie, campoDeFecha } from './FechasDeSerie.tsx';
import { PieDeSerie } from './PieDeSerie.tsx';
import { TerminosDeSerie } from './TerminosDeSerie.tsx';
import {
  contarTurnos,
  decisionesPara,
  destinoDe,
  enOtroHorario,
  faltaDecidir,
  type Decisiones,
} from './decisiones.view.ts';
import { useAbonosDeSerie } from './useAbonosDeSerie.ts';
import { useHacerSerie, type Cuanto, type PorRepetir } from './useHacerSerie.ts';

/** How many times a turn is repeated where nobody has chosen yet. */
const AL_EMPEZAR: Cuanto = { cada: 1, veces: 4 };

interface PropiedadesDeHacerSerie {
  pedido: PorRepetir;
  /** The name of the client for whom the desk books; undefined for a client's own. */
  titular?: string;
  alHacer: () => void;
  alCerrar: () => void;
}

/**
 * The window that repeats a turn every week or every second week. Each date is shown with what it is
 * and what it costs, and one button books all that were decided.
 */
export function HacerSerie({ pedido, titular, alHacer, alCerrar }: PropiedadesDeHacerSerie) {
  const { inicio, personas } = pedido;
  const [cuanto, setCuanto] = useState(AL_EMPEZAR);
  const [tomadas, setTomadas] = useState<Decisiones>({});
  const [vistas, setVistas] = useState<readonly FechaPrevista[]>([]);
  const { abonos, noAlcanzan, cuantas, elegido, elegir, esperando } = useAbonosDeSerie(pedido, {
    ...cuanto,
    tomadas: { ...tomadas, ...decisionesPara(vistas, tomadas) },
  });
  const serie = useHacerSerie(pedido, {
    cuanto,
    tomadas,
    alTomar: setTomadas,
    abonoVendidoId: elegido?.id ?? null,
    sePide: !esperando,
  });
  const [pidio, setPidio] = useState(false);
  const { prevista, cuenta, cambio } = serie;
  // The dates that are left out by default are known with the preview, which depends on the abono: they
  // choose it anew.
  if (prevista.data && prevista.data.fechas !== vistas) setVistas(prevista.data.fechas);
  const disponibles = elegido?.disponibles ?? null;
  const falta = pidio ? loQueFalta(cuenta, personas, disponibles) : '';
  const dia = nombreDeDia(diaDeSemana(fechaDe(inicio)));

  async function reservar() {
    setPidio(true);
    if (loQueFalta(cuenta, personas, disponibles) !== '') {
      const primera = serie.fechas.find((una) => destinoDe(una, serie.decisiones) === 'FALTA');
      const campo = `[name="${campoDeFecha(primera?.fecha ?? '')}"]`;
      document.querySelector<HTMLElement>(campo)?.focus();
      return;
    }
    const aOtraHora = enOtroHorario(serie.fechas, serie.decisiones);
    const hecha = await serie.reservar();
    // The text of a refusal comes first; the next press says what is missing.
    setPidio(false);
    if (!hecha) return;
    const cuantos = contarTurnos(hecha.reservas.length);
    const enEspera = hecha.esperas.length > 0 ? `, ${hecha.esperas.length} en lista de espera` : '';
    cartel.exito('¡Turno fijo reservado!', {
      detalle: `${titular ? `${titular}: ` : ''}${cuantos}, ${dia} a las ${horaDe(inicio)}${enEspera}${aOtraHora}`,
      duracion: aOtraHora ? DURACION_PARA_LEER : DURACION_DE_RESERVA,
    });
    alHacer();
  }

  return (
    <Modal
      abierto
      altoFijo
      titulo="Repetir el turno"
      subtitulo={
        <>
          {titular && <span className="font-semibold text-tinta">{titular}, </span>}
          {dia} a las {horaDe(inicio)}, {contarPersonas(personas)}
        </>
      }
      ocupado={serie.enviando}
      alCerrar={alCerrar}
      pie={
        <PieDeSerie
          {...{ personas, disponibles, falta, cambio }}
          cuenta={prevista.data ? cuenta : null}
          enviando={serie.enviando || prevista.isFetching}
          alCancelar={alCerrar}
          alReservar={() => void reservar()}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <TerminosDeSerie
          cuanto={cuanto}
          cuantas={cuantas}
          alCambiar={(otro) => {
            setCuanto(otro);
            serie.olvidarCambio();
          }}
          abonos={abonos}
          abono={elegido}
          noAlcanzan={elegido ? [] : noAlcanzan}
          alElegirAbono={(id) => {
            elegir(id);
            serie.olvidarCambio();
          }}
        />
        {titular === undefined && serie.senia > 0 && (
          <p className="text-sm text-tinta-suave">
            Cada fecha se confirma cuando llega su seña, del {serie.senia}&nbsp;%.
          </p>
        )}
        {cambio && (
          <Nota tono="aviso" role="alert" key={cambio.texto + cambio.fechas.join()}>
            {cambio.texto}
            {cambio.fechas.length > 0 && (
              <span className="block font-normal">
                {cambio.fechas.length === 1 ? 'Cambió' : 'Cambiaron'}{' '}
                {enLista(cambio.fechas.map(fechaCorta))}.
              </span>
            )}
          </Nota>
        )}
        {prevista.error ? (
          <EstadoDeError
            titulo="Error al preparar el turno fijo"
            error={prevista.error}
            reintentando={prevista.isFetching}
            alReintentar={() => void prevista.refetch()}
          />
        ) : prevista.data ? (
          <div className={prevista.isPlaceholderData ? 'opacity-60' : ''}>
            <FechasDeSerie
              fechas={serie.fechas}
              decisiones={serie.decisiones}
              cambiadas={cambio?.fechas ?? []}
              precioDe={serie.precioDe}
              alDecidir={serie.decidir}
            />
          </div>
        ) : (
          <ZonaDeCarga texto="Buscando lugares…" className="flex flex-col gap-2">
            {Array.from({ length: cuanto.veces }, (_, orden) => (
              <Esqueleto key={orden} className="h-10" />
            ))}
          </ZonaDeCarga>
        )}
      </div>
    </Modal>
  );
}

/** Returns what keeps a series from being booked; '' where nothing does. */
function loQueFalta(
  { faltan, reservas }: { faltan: number; reservas: number },
  personas: number,
  disponibles: number | null,
): string {
  if (faltan > 0) return faltaDecidir(faltan);
  if (reservas === 0) return 'Al menos una fecha tiene que reservarse.';
  if (disponibles !== null && reservas * personas > disponibles) {
    return `Hacen falta ${cuantosLugares(reservas * personas)}, y en el abono quedan ${disponibles}.`;
  }
  return '';
}

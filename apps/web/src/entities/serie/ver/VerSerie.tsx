import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { diaDeSemana, fechaDe, nombreDeFecha } from '@remanso/contract/calendario';
import { nombreDeDia } from '@remanso/contract/dias.rules';
import type { ResponseOf } from '@remanso/contract/endpoint';
import type { Calls } from '@remanso/contract/endpoints';
import type { Serie } from '@remanso/contract/serie/series.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ControlDeSeleccion } from '../../../components/form/ControlDeSeleccion.tsx';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { confirmar } from '../../../components/ui/dialogo/confirmar.ts';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { DURACION_DE_RESERVA, DURACION_PARA_LEER, cartel } from '../../../lib/carteles.ts';
import { contarPersonas } from '../../../lib/palabras.ts';
import { ahora } from '../../../lib/tiempo/reloj.ts';
import { InsigniaDeEstado } from '../../reserva/InsigniaDeEstado.tsx';
import { ERROR_AL_TERMINAR, mutacionesDeSeries } from '../series.mutations.ts';
import { consultasDeSeries } from '../series.queries.ts';
import {
  accionDeCancelar,
  cadaCuanto,
  consecuencias,
  cuandoEs,
  desdeDondeCancelar,
  fechasDeSerie,
  loCancelado,
  loQuePasa,
  loQueQueda,
  seCancelan,
  type FechaDeSerie,
  type LoQuePasa,
} from './fechas-de-serie.view.ts';

interface PropiedadesDeVerSerie {
  id: number;
  alCerrar: () => void;
}

/** The window of a series: all its dates with what has become of each, and how to end the rest. */
export function VerSerie({ id, alCerrar }: PropiedadesDeVerSerie) {
  const serie = useQuery(consultasDeSeries.una(id));
  const { data } = serie;
  return (
    <Modal
      abierto
      titulo={data ? tituloDe(data) : 'Turno fijo'}
      subtitulo={data && subtituloDe(data)}
      alCerrar={alCerrar}
      pie={
        <Boton variante="secondary" onClick={alCerrar}>
          Cerrar
        </Boton>
      }
    >
      {data ? (
        <DeSerie serie={data} />
      ) : serie.error ? (
        <EstadoDeError
          titulo="Error al obtener el turno fijo"
          error={serie.error}
          reintentando={serie.isFetching}
          alReintentar={() => void serie.refetch()}
        />
      ) : (
        <ZonaDeCarga texto="Cargando turno fijo…" className="flex flex-col gap-2">
          {[1, 2, 3, 4].map((orden) => (
            <Esqueleto key={orden} className="h-10" />
          ))}
        </ZonaDeCarga>
      )}
    </Modal>
  );
}

function tituloDe({ inicio }: Serie): string {
  return `${mayuscula(nombreDeDia(diaDeSemana(fechaDe(inicio))))} fijo`;
}

function subtituloDe(serie: Serie): string {
  const { cliente, personas, reservas } = serie;
  const deQuien =
    cliente && esDelMostrador({ reservas }) ? `${cliente.nombre} ${cliente.apellido}. ` : '';
  return `${deQuien}${cadaCuanto(serie)}, ${contarPersonas(personas)}`;
}

const esDelMostrador = ({ reservas }: Pick<Serie, 'reservas'>) =>
  reservas.some((reserva) => 'asistencia' in reserva);

type Cancelado = ResponseOf<Calls['POST /series/{id}/cancelar']>;

function DeSerie({ serie }: { serie: Serie }) {
  const fechas = fechasDeSerie(serie, ahora());
  const { mutateAsync: cancelar } = useMutation(mutacionesDeSeries.cancelar());
  const mostrador = esDelMostrador(serie);

  async function preguntar(desde: string, motivo: string) {
    const pasa = loQuePasa(fechas, desde);
    await confirmar({
      titulo: `¿${accionDeCancelar(pasa)}?`,
      detalle: <Consecuencias pasa={pasa} esDelMostrador={mostrador} />,
      accion: accionDeCancelar(pasa),
      ancho: 'md',
      alConfirmar: async () => {
        contar(await cancelar({ id: serie.id, desde, motivo: motivo.trim() }));
      },
      siFalla: ERROR_AL_TERMINAR,
    });
  }

  return (
    <div className="flex flex-col gap-5">
      <ul aria-label="Fechas" className="divide-y divide-borde">
        {fechas.map(({ reserva, activa }) => (
          <li
            key={reserva.id}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5"
          >
            <span className={`cifras ${activa ? 'font-medium' : 'text-tinta-suave'}`}>
              {cuandoEs(reserva, serie.inicio)}
            </span>
            <InsigniaDeEstado {...reserva} />
          </li>
        ))}
      </ul>
      {fechas.some(({ activa }) => activa) && (
        <Terminar {...{ fechas, mostrador }} alCancelar={preguntar} />
      )}
    </div>
  );
}

/** Says what was cancelled, and what stays with its reason. */
function contar({ canceladas, quedan }: Cancelado): void {
  cartel.exito(loCancelado(canceladas), {
    ...(quedan.length > 0 && { detalle: loQueQueda(quedan).join(' ') }),
    duracion: quedan.length > 0 ? DURACION_PARA_LEER : DURACION_DE_RESERVA,
  });
}

interface PropiedadesDeTerminar {
  fechas: readonly FechaDeSerie[];
  mostrador: boolean;
  alCancelar: (desde: string, motivo: string) => Promise<void>;
}

/** The choice of the day from which the series is cancelled, with what stays. */
function Terminar({ fechas, mostrador, alCancelar }: PropiedadesDeTerminar) {
  const activas = fechas.filter(({ activa }) => activa).map(({ reserva }) => reserva.fecha);
  const [elegida, setElegida] = useState('');
  const [motivo, setMotivo] = useState('');
  const desde = activas.includes(elegida) ? elegida : desdeDondeCancelar(fechas, ahora());
  const pasa = loQuePasa(fechas, desde);
  return (
    <section
      aria-label="Cancelar lo que queda"
      className="flex flex-col gap-3 border-t border-borde pt-4"
    >
      <MarcoDeCampo etiqueta="Cancelar desde">
        {(enlaces) => (
          <ControlDeSeleccion
            {...enlaces}
            opciones={[...new Set(activas)].map((fecha) => ({
              valor: fecha,
              texto: nombreDeFecha(fecha),
            }))}
            value={desde}
            onChange={({ target }) => setElegida(target.value)}
          />
        )}
      </MarcoDeCampo>
      {mostrador && (
        <MarcoDeCampo etiqueta="Motivo" ayuda="Si hace falta: va en el mensaje.">
          {(enlaces) => (
            <input
              {...enlaces}
              type="text"
              maxLength={200}
              autoComplete="off"
              value={motivo}
              className={clasesDeControl}
              onChange={({ target }) => setMotivo(target.value)}
            />
          )}
        </MarcoDeCampo>
      )}
      <div>
        {pasa.cancelan.length > 0 && (
          <p role="status" className="cifras font-medium">
            {seCancelan(pasa)}
          </p>
        )}
        <Quedan pasa={pasa} />
      </div>
      {pasa.cancelan.length > 0 && (
        <Boton
          variante="outline"
          className="self-start text-peligro! max-sm:w-full"
          onClick={() => void alCancelar(desde, motivo)}
        >
          {accionDeCancelar(pasa)}
        </Boton>
      )}
    </section>
  );
}

function Quedan({ pasa: { quedan } }: { pasa: LoQuePasa }) {
  const lineas = loQueQueda(quedan.map(({ reserva: { fecha }, motivo }) => ({ fecha, motivo })));
  return lineas.map((linea) => (
    <p key={linea} className="text-sm text-tinta-suave">
      {linea}
    </p>
  ));
}

function Consecuencias({
  pasa,
  esDelMostrador: mostrador,
}: {
  pasa: LoQuePasa;
  esDelMostrador: boolean;
}) {
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {consecuencias(pasa, { esDelMostrador: mostrador }).map((consecuencia) => (
          <li key={consecuencia}>{consecuencia}</li>
        ))}
      </ul>
      <Quedan pasa={pasa} />
    </div>
  );
}

import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import { Suspense } from 'react';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { perezosa } from '../../../../lib/perezosa.ts';
import { Insignia } from '../../../../components/ui/Insignia.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { Tarjeta } from '../../../../components/ui/Tarjeta.tsx';
import { useConexion } from '../../../../lib/conexion/useConexion.ts';
import {
  type Acompaniante,
  FORMULARIO_DE_PARTICIPANTES,
  primeroSinNombre,
} from '../../../../entities/reserva/participantes.view.ts';
import { AcompaniantesHabituales } from '../../../../entities/reserva/participantes/AcompaniantesHabituales.tsx';
import { ConfirmarReserva, type PropiedadesDeConfirmarReserva } from '../ConfirmarReserva.tsx';
import { EleccionDeGenero } from '../../../../entities/reserva/participantes/EleccionDeGenero.tsx';
import { LoQueSePaga } from '../../../../entities/reserva/por-reservar/LoQueSePaga.tsx';
import { TarjetasDeAcompaniantes } from '../../../../entities/reserva/participantes/TarjetasDeAcompaniantes.tsx';
import { TituloDePaso } from '../TituloDePaso.tsx';

/* Who has no session is asked who they are: clients never load this code. */
const DatosDeVisita = perezosa(
  async () => (await import('../visita/DatosDeVisita.tsx')).DatosDeVisita,
);
const ConfirmarConCodigo = perezosa(
  async () => (await import('../visita/ConfirmarConCodigo.tsx')).ConfirmarConCodigo,
);

/** A warning that the network is missing, shown before the booking is sent. */
function AvisoSinConexion() {
  const conexion = useConexion();
  return (
    <div role="status">
      {!conexion && (
        <div className="mt-4">
          <Nota tono="aviso">Sin conexión. Lo elegido queda guardado hasta que vuelva.</Nota>
        </div>
      )}
    </div>
  );
}

interface PropiedadesDePasoParticipantes {
  /** The holder's name; null where nobody is logged in, who is asked for it here. */
  titular: string | null;
  /** Null while somebody without a session has not chosen theirs. */
  genero: Sexo | null;
  acompaniantes: readonly Acompaniante[];
  /** True once the person tried to continue while a name was missing. */
  faltan: boolean;
  pregunta: Omit<PropiedadesDeConfirmarReserva, 'nombres'>;
  /** Called once the form of who has no session is on screen. */
  alLlegarLosDatos: () => void;
  /** Goes to the question; returns the name of a control to focus where something is missing. */
  alSeguir: () => string | null;
  /** Called once a code is right, before its session is open. */
  alMandarAlEntrar: () => void;
  alElegirGenero: (genero: Sexo) => void;
  alCambiarAcompaniante: (orden: number, cambio: Partial<Acompaniante>) => void;
}

/** Step 2: the people of the booking, and the dialog that confirms the booking. */
export function PasoParticipantes({
  titular,
  genero,
  acompaniantes,
  faltan,
  pregunta,
  alLlegarLosDatos,
  alSeguir,
  alMandarAlEntrar,
  alElegirGenero,
  alCambiarAcompaniante,
}: PropiedadesDePasoParticipantes) {
  const nombres = acompaniantes.map(({ nombre }) => nombre);
  const tarjetas = (
    <TarjetasDeAcompaniantes
      acompaniantes={acompaniantes}
      faltan={faltan}
      alCambiar={alCambiarAcompaniante}
    />
  );
  return (
    <section aria-label="Participantes" className="flex flex-col gap-4">
      <div>
        <TituloDePaso enfocar>
          {acompaniantes.length > 0 ? '¿Quiénes vienen?' : '¿A nombre de quién?'}
        </TituloDePaso>
        <p className="mt-1 text-tinta-suave">
          El género se muestra, sin nombre, a quien reserva el mismo turno.
        </p>
        <AvisoSinConexion />
      </div>
      <LoQueSePaga
        condiciones={pregunta.condiciones}
        franja={pregunta.franja}
        precio={pregunta.precio?.precioTotal}
        conAbono={pregunta.abono.id !== null}
      />
      {titular !== null && acompaniantes.length > 0 && (
        <AcompaniantesHabituales acompaniantes={acompaniantes} alCambiar={alCambiarAcompaniante} />
      )}
      {titular === null ? (
        <Suspense fallback={<Esqueleto className="h-104" />}>
          <DatosDeVisita
            genero={genero}
            alElegirGenero={alElegirGenero}
            alLlegar={alLlegarLosDatos}
            alSeguir={alSeguir}
            alIntentar={() => {
              if (primeroSinNombre(acompaniantes) >= 0) alSeguir();
            }}
          >
            {tarjetas}
          </DatosDeVisita>
          {pregunta.abierta && genero && (
            <ConfirmarConCodigo
              {...pregunta}
              genero={genero}
              acompaniantes={nombres}
              alMandarAlEntrar={alMandarAlEntrar}
            />
          )}
        </Suspense>
      ) : (
        <>
          {/* The button that sends the form is in the summary of the turn. */}
          <form
            id={FORMULARIO_DE_PARTICIPANTES}
            noValidate
            onSubmit={(evento) => evento.preventDefault()}
          >
            <ol className="flex flex-col gap-4">
              <Tarjeta como="li" className="flex flex-col gap-4">
                <p className="flex flex-wrap items-center gap-3">
                  <span className="text-xl font-bold [overflow-wrap:anywhere]">{titular}</span>
                  <Insignia tono="agua">Titular</Insignia>
                </p>
                <EleccionDeGenero
                  nombre="genero-titular"
                  valor={genero}
                  alElegir={alElegirGenero}
                />
              </Tarjeta>
              {tarjetas}
            </ol>
          </form>
          <ConfirmarReserva {...pregunta} nombres={[titular, ...nombres]} />
        </>
      )}
    </section>
  );
}

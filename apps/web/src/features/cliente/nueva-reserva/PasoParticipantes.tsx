import type { Sexo } from '@remanso/contract/franjas.rules';
import { capitalizar } from '@remanso/contract/nombres.rules';
import type { ReactNode } from 'react';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { Insignia } from '../../../components/ui/Insignia.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { useConexion } from '../../../lib/useConexion.ts';
import { ConfirmarReserva, type PropiedadesDeConfirmarReserva } from './ConfirmarReserva.tsx';
import { EleccionDeGenero } from './EleccionDeGenero.tsx';
import { TituloDePaso } from './TituloDePaso.tsx';
import { campoDeNombre, type Acompaniante } from '../../../entities/reserva/participantes.view.ts';

/** A warning about the missing network, shown before the last tap. */
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
  /** The name of the holder. */
  titular: string;
  genero: Sexo;
  acompaniantes: readonly Acompaniante[];
  /** True once the person tried to go on with a name missing. */
  faltan: boolean;
  pregunta: Omit<PropiedadesDeConfirmarReserva, 'nombres'>;
  alElegirGenero: (genero: Sexo) => void;
  alCambiarAcompaniante: (orden: number, cambio: Partial<Acompaniante>) => void;
}

/** Step 2: the people, and the last question. */
export function PasoParticipantes({
  titular,
  genero,
  acompaniantes,
  faltan,
  pregunta,
  alElegirGenero,
  alCambiarAcompaniante,
}: PropiedadesDePasoParticipantes) {
  const nombres = [titular, ...acompaniantes.map(({ nombre }) => nombre)];
  return (
    <section aria-label="Participantes" className="flex flex-col gap-4">
      <div>
        <TituloDePaso enfocar>
          {acompaniantes.length > 0 ? '¿Quiénes vienen?' : 'A nombre de'}
        </TituloDePaso>
        <AvisoSinConexion />
      </div>
      <ol className="flex flex-col gap-4">
        <Tarjeta como="li" className="flex flex-col gap-4">
          <p className="flex flex-wrap items-center gap-3">
            <Numero>1</Numero>
            <span className="text-xl font-bold [overflow-wrap:anywhere]">{titular}</span>
            <Insignia tono="agua">Titular</Insignia>
          </p>
          <EleccionDeGenero nombre="genero-titular" valor={genero} alElegir={alElegirGenero} />
        </Tarjeta>
        {acompaniantes.map((acompaniante, orden) => (
          <TarjetaDeAcompaniante
            // The companions have nothing but their position to serve as a key.
            key={orden}
            orden={orden}
            acompaniante={acompaniante}
            invalido={faltan && acompaniante.nombre.trim() === ''}
            alCambiar={(cambio) => alCambiarAcompaniante(orden, cambio)}
          />
        ))}
      </ol>
      <ConfirmarReserva {...pregunta} nombres={nombres} />
    </section>
  );
}

interface PropiedadesDeTarjetaDeAcompaniante {
  orden: number;
  acompaniante: Acompaniante;
  invalido: boolean;
  alCambiar: (cambio: Partial<Acompaniante>) => void;
}

function TarjetaDeAcompaniante({
  orden,
  acompaniante: { nombre, genero },
  invalido,
  alCambiar,
}: PropiedadesDeTarjetaDeAcompaniante) {
  return (
    <Tarjeta como="li" className="flex flex-col gap-4">
      <div className="flex items-end gap-3">
        <Numero>{orden + 2}</Numero>
        <MarcoDeCampo
          etiqueta={`Nombre del acompañante ${orden + 1}`}
          error={invalido ? 'Falta el nombre' : undefined}
          className="flex-1"
        >
          {(enlaces) => (
            <input
              {...enlaces}
              name={campoDeNombre(orden)}
              type="text"
              required
              maxLength={60}
              autoComplete="off"
              autoCapitalize="words"
              value={nombre}
              className={`${clasesDeControl} scroll-mb-40`}
              onChange={(evento) => alCambiar({ nombre: evento.target.value })}
              onBlur={() => alCambiar({ nombre: capitalizar(nombre.trim()) })}
            />
          )}
        </MarcoDeCampo>
      </div>
      <EleccionDeGenero
        nombre={`genero-${orden + 1}`}
        valor={genero}
        alElegir={(otro) => alCambiar({ genero: otro })}
      />
    </Tarjeta>
  );
}

function Numero({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="cifras grid size-11 shrink-0 place-items-center self-start rounded-full bg-agua text-2xl font-extrabold text-sobre-agua"
    >
      {children}
    </span>
  );
}

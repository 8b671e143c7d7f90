import { capitalizar } from '@remanso/contract/persona/nombres.rules';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { campoDeNombre, type Acompaniante } from '../participantes.view.ts';
import { EleccionDeGenero } from './EleccionDeGenero.tsx';

interface PropiedadesDeTarjetaDeAcompaniante {
  orden: number;
  acompaniante: Acompaniante;
  invalido: boolean;
  /**
   * The field of the next name that is missing, to which Enter moves; undefined where Enter sends
   * the form.
   */
  sigue: string | undefined;
  alCambiar: (cambio: Partial<Acompaniante>) => void;
}

export function TarjetaDeAcompaniante({
  orden,
  acompaniante: { nombre, genero },
  invalido,
  sigue,
  alCambiar,
}: PropiedadesDeTarjetaDeAcompaniante) {
  return (
    <Tarjeta como="li" className="flex flex-col gap-4">
      <MarcoDeCampo
        etiqueta={`Nombre del acompañante ${orden + 1}`}
        error={invalido ? 'Falta el nombre' : undefined}
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
            enterKeyHint={sigue ? 'next' : 'go'}
            value={nombre}
            className={clasesDeControl}
            onChange={(evento) => alCambiar({ nombre: evento.target.value })}
            onKeyDown={(evento) => {
              if (evento.key !== 'Enter' || !sigue) return;
              evento.preventDefault();
              document.getElementsByName(sigue)[0]?.focus();
            }}
            onBlur={() => alCambiar({ nombre: capitalizar(nombre.trim()) })}
          />
        )}
      </MarcoDeCampo>
      <EleccionDeGenero
        nombre={`genero-${orden + 1}`}
        valor={genero}
        alElegir={(otro) => alCambiar({ genero: otro })}
      />
    </Tarjeta>
  );
}

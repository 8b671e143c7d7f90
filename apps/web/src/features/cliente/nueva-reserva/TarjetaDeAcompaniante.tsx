import { capitalizar } from '@remanso/contract/nombres.rules';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { campoDeNombre, type Acompaniante } from '../../../entities/reserva/participantes.view.ts';
import { EleccionDeGenero } from './EleccionDeGenero.tsx';

interface PropiedadesDeTarjetaDeAcompaniante {
  orden: number;
  acompaniante: Acompaniante;
  invalido: boolean;
  /** True where Enter ends the form instead of leading to another name. */
  ultimo: boolean;
  alCambiar: (cambio: Partial<Acompaniante>) => void;
}

export function TarjetaDeAcompaniante({
  orden,
  acompaniante: { nombre, genero },
  invalido,
  ultimo,
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
            enterKeyHint={ultimo ? 'go' : 'next'}
            value={nombre}
            className={clasesDeControl}
            onChange={(evento) => alCambiar({ nombre: evento.target.value })}
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

import { formatearPesos } from '@remanso/contract/dinero';
import { useQuery } from '@tanstack/react-query';
import { CampoCasilla } from '../../../../components/form/CampoCasilla.tsx';
import { consultasDeConfig } from '../../../../entities/config/config.queries.ts';
import { seniaPorPedir } from '../../../../entities/reserva/senia/senia.view.ts';

interface PropiedadesDePedirSenia {
  /** The beginning of the chosen franja. */
  inicio: string;
  precio: number;
  ahora: string;
  pedida: boolean;
  alPedir: (pedirSenia: boolean) => void;
}

/**
 * The tick by which the desk asks for a seña. Renders nothing where the centre asks for none, and
 * for a turn that is too near to wait for one.
 */
export function PedirSenia({ inicio, precio, ahora, pedida, alPedir }: PropiedadesDePedirSenia) {
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  const senia = config && seniaPorPedir(config, { inicio, precio, ahora });
  if (!senia) return null;
  return (
    <CampoCasilla
      etiqueta={
        <span>
          Pedir la seña{' '}
          <span className="cifras text-tinta-suave">{formatearPesos(senia.monto)}</span>
        </span>
      }
      checked={pedida}
      onChange={async ({ target }) => alPedir((target as HTMLInputElement).checked)}
    />
  );
}

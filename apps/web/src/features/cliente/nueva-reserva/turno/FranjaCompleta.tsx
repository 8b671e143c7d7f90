import type { Espera } from '@remanso/contract/espera/esperas.contract';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { Enlace } from '../../../../components/ui/Enlace.tsx';
import { textoPara } from '../../../../entities/franja/franja.view.ts';
import { esperaEn } from '../../../../entities/espera/espera.view.ts';
import { useMisEsperas } from '../../../../entities/espera/useMisEsperas.ts';
import { CaraDeFranja } from './CaraDeFranja.tsx';

interface PropiedadesDeFranjaCompleta {
  franja: FranjaDeCliente;
  /** The number of people for whom the franja has no room. */
  personas: number;
  alEsperar: (franja: FranjaDeCliente) => void;
}

const CLASES = 'guijarro flex min-h-29 flex-col border-2 px-3.5 py-3 text-left';
const ACCION = 'mt-0.5 text-sm leading-tight underline underline-offset-4';

/**
 * A franja without room. A client can ask to wait for its places; a client who waits already gets a link to
 * Mis Reservas instead.
 */
export function FranjaCompleta({ franja, personas, alEsperar }: PropiedadesDeFranjaCompleta) {
  const espera = esperaEn(useMisEsperas(), franja.id);
  if (espera) {
    return (
      <Enlace
        a="/reservas/mis-reservas"
        className={`${CLASES} border-dashed border-petroleo hover:bg-hundido`}
      >
        <CaraDeFranja franja={franja} />{' '}
        <span className="leading-tight font-bold text-petroleo">{loQueEspera(espera)}</span>{' '}
        <span className={ACCION}>Ver en Mis Reservas</span>
      </Enlace>
    );
  }
  return (
    <button
      type="button"
      className={`${CLASES} border-transparent bg-hundido text-tinta-suave hover:border-piedra`}
      onClick={() => alEsperar(franja)}
    >
      <CaraDeFranja franja={franja} />{' '}
      <span className="leading-tight font-semibold">{textoPara(franja, personas)}</span>{' '}
      <span className={ACCION}>Avisarme si se libera</span>
    </button>
  );
}

function loQueEspera({ posicion }: Espera): string {
  return posicion === null ? 'Hay lugar guardado' : `En espera, puesto\u00A0${posicion}`;
}

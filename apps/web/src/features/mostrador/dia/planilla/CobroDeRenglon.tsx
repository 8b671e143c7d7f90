import { CON_MEDIO, type MedioDePago } from '@remanso/contract/caja/pagos.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import Banknote from 'lucide-react/icons/banknote';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Landmark from 'lucide-react/icons/landmark';
import { usePararSegundoToque } from '../../../../components/ui/pararSegundoToque.ts';
import { ERROR_AL_COBRAR } from '../../../../entities/pago/pagos.mutations.ts';
import {
  cobroPendiente,
  deudaEnPalabras,
  mediosDeUnClic,
} from '../../../../entities/pago/pagos.view.ts';
import { useCobro } from '../../../../entities/pago/useCobro.ts';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { nombreDeTitular } from '../dia.view.ts';

interface PropiedadesDeCobroDeRenglon {
  reserva: ReservaDelMostrador;
  /** True once the turn has begun: from then on the debt is due. */
  vencido: boolean;
  alVerCuenta: () => void;
}

// The text of the button breaks at each word (`w-min`), so that the button is as wide as the
// longest word.
const BOTON =
  'relative z-10 min-h-8 shrink-0 rounded-lg px-1.5 text-xs leading-3.5 hover:bg-petroleo hover:text-sobre-petroleo aria-disabled:opacity-60 @min-[45rem]:min-h-7 @min-[45rem]:w-min @min-[45rem]:px-1';
/**
 * The buttons for other payments take no room from the names on a device whose pointer can hover.
 * They lie over the buttons of the attendance, so they show, and take a press, only while the
 * pointer is on the debt, or the focus on them.
 */
const AL_ACERCARSE =
  '@min-[45rem]:pointer-fine:absolute @min-[45rem]:pointer-fine:right-full @min-[45rem]:pointer-fine:not-group-hover/cobro:not-focus-within:[scale:0]';
const AL_LADO =
  'grid h-8 w-7 shrink-0 place-items-center rounded-lg bg-superficie text-petroleo hover:bg-hundido aria-disabled:opacity-60 @min-[45rem]:h-7 @min-[45rem]:w-6';

/**
 * The debt of a booking as a button. A press takes the whole debt in cash, or a seña by transfer.
 * Two small buttons beside the debt use the other means of payment (transfer or cash), or open the
 * account.
 */
export function CobroDeRenglon({ reserva, vencido, alVerCuenta }: PropiedadesDeCobroDeRenglon) {
  const { cobrar, cobrando } = useCobro(reserva);
  const pendiente = cobroPendiente(reserva);
  usePararSegundoToque(pendiente === null);
  const [medio, otro] = mediosDeUnClic(reserva);
  const palabras = deudaEnPalabras(reserva);
  const titular = nombreDeTitular(reserva);
  const cuando =
    vencido || pendiente?.tipo === 'DEVOLUCION' ? 'bg-aviso-tenue text-aviso' : 'bg-superficie';
  const verbo = pendiente?.tipo === 'PAGO' ? 'cobrar' : 'devolver';
  const accion = pendiente ? `${verbo} ${CON_MEDIO[medio]}` : 'ver los pagos';
  const pagar = (con: MedioDePago) => {
    if (cobrando || !pendiente) return;
    cobrar({ ...pendiente, medio: con }).catch((error: unknown) => {
      cartel.error(mensajeDe(error, ERROR_AL_COBRAR));
    });
  };
  return (
    <span className="group/cobro relative flex shrink-0 items-center">
      {/* The same button stays after the payment, with another text, so that the button keeps the
          focus. */}
      <button
        type="button"
        title={`${palabras}: ${accion}`}
        aria-label={`${palabras}: ${accion}, ${titular}`}
        aria-disabled={cobrando ? true : undefined}
        aria-busy={cobrando ? true : undefined}
        className={`${BOTON} ${pendiente ? `${cuando} font-semibold` : 'text-tinta-suave'}`}
        onClick={pendiente ? () => pagar(medio) : alVerCuenta}
      >
        {palabras}
      </button>
      {pendiente && (
        <span className={`relative z-10 flex shrink-0 ${AL_ACERCARSE}`}>
          <button
            type="button"
            title={`${palabras}: ${verbo} ${CON_MEDIO[otro]}`}
            aria-label={`${verbo} ${CON_MEDIO[otro]}, ${titular}`}
            aria-disabled={cobrando ? true : undefined}
            className={AL_LADO}
            onClick={() => pagar(otro)}
          >
            {otro === 'EFECTIVO' ? (
              <Banknote aria-hidden="true" className="size-4" />
            ) : (
              <Landmark aria-hidden="true" className="size-4" />
            )}
          </button>
          <button
            type="button"
            title="Otro medio o monto"
            aria-label={`Otro medio o monto, ${titular}`}
            className={AL_LADO}
            onClick={alVerCuenta}
          >
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
        </span>
      )}
    </span>
  );
}

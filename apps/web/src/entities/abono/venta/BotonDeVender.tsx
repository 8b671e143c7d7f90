import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { useQuery } from '@tanstack/react-query';
import Ticket from 'lucide-react/icons/ticket';
import { Suspense, useState, type ComponentProps } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { perezosa } from '../../../lib/perezosa.ts';
import { losQueSeVenden } from '../abono.view.ts';
import { consultasDeAbonos } from '../abonos.queries.ts';
import type { VenderAbono as Ventana } from './VenderAbono.tsx';

const VenderAbono = perezosa(async () => (await import('./VenderAbono.tsx')).VenderAbono);

interface PropiedadesDeBotonDeVender {
  cliente: ComponentProps<typeof Ventana>['cliente'];
  /** The look of the button. */
  boton: Pick<ComponentProps<typeof Boton>, 'variante' | 'tamano' | 'className'>;
  alVender?: (vendido: AbonoVendido) => void;
}

/**
 * The button that sells a client an abono, with its dialog. Renders nothing where the centre sells
 * no abono any more.
 */
export function BotonDeVender({ cliente, boton, alVender }: PropiedadesDeBotonDeVender) {
  const { data: abonos = [] } = useQuery(consultasDeAbonos.enVenta());
  const [vendiendo, setVendiendo] = useState(false);
  const [primero, ...resto] = losQueSeVenden(abonos);
  if (!primero) return null;
  return (
    <>
      <Boton
        {...boton}
        icono={
          <Ticket aria-hidden="true" className={boton.tamano === 'sm' ? 'size-4' : 'size-5'} />
        }
        onClick={() => setVendiendo(true)}
      >
        Vender un abono
      </Boton>
      {vendiendo && (
        <Suspense>
          <VenderAbono
            cliente={cliente}
            enVenta={[primero, ...resto]}
            {...(alVender && { alVender })}
            alCerrar={() => setVendiendo(false)}
          />
        </Suspense>
      )}
    </>
  );
}

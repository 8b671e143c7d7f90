import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Nota } from '../../components/ui/Nota.tsx';
import { ListaPorResolver } from './ListaPorResolver.tsx';

/** The bookings that a change would affect, before it is saved. */
export function AQuienAfecta(props: ComponentProps<typeof ListaPorResolver>) {
  const idDeTitulo = useId();
  const { pendientes, resueltas } = props;
  if (pendientes.length === 0 && resueltas.length === 0) {
    return <Nota tono="exito">No afecta a ninguna reserva.</Nota>;
  }
  return (
    <section aria-labelledby={idDeTitulo} className="laja bg-aviso-tenue p-4 sm:p-5">
      <h3 id={idDeTitulo} className="text-lg font-bold">
        {pendientes.length === 0 ? 'Ya no afecta a nadie' : 'A quién afecta'}
      </h3>
      {pendientes.length > 0 && (
        <p className="mt-1">
          Nada se cancela solo: al guardar, estas reservas siguen en pie hasta moverlas o
          cancelarlas.
        </p>
      )}
      <div className="mt-3">
        <ListaPorResolver {...props} />
      </div>
    </section>
  );
}

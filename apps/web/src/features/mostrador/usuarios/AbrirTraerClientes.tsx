import { Suspense, useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { perezosa } from '../../../lib/perezosa.ts';

const TraerClientes = perezosa(
  async () => (await import('./traer/TraerClientes.tsx')).TraerClientes,
);

/** The button that opens the window with which an administrator brings clients from elsewhere. */
export function AbrirTraerClientes() {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Boton
        variante="secondary"
        onPointerEnter={TraerClientes.acercar}
        onClick={() => setAbierto(true)}
      >
        Traer clientes
      </Boton>
      {abierto && (
        <Suspense>
          <TraerClientes alCerrar={() => setAbierto(false)} />
        </Suspense>
      )}
    </>
  );
}

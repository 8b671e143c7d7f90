import { tienePermiso } from '@remanso/contract/persona/usuarios.rules';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense, useState } from 'react';
import { BotonEnlace } from '../../components/ui/BotonEnlace.tsx';
import { Tarjeta } from '../../components/ui/Tarjeta.tsx';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { useVolverCierra } from '../../components/ui/dialogo/useVolverCierra.ts';
import { PANEL } from '../../lib/direccion/destino.ts';
import { useUsuario } from '../../lib/sesion/useUsuario.ts';
import { perezosa } from '../../lib/perezosa.ts';
import { DatosPersonales } from './DatosPersonales.tsx';

const SeguridadYCopia = perezosa(
  async () => (await import('./SeguridadYCopia.tsx')).SeguridadYCopia,
);

/** The account screen of clients and of people of the desk. */
export function MiCuenta() {
  useVolverCierra();
  const { nombre, apellido, rol } = useUsuario();
  const [hayCambios, setHayCambios] = useState(false);
  return (
    <div className="contenedor flex-1 pt-3 pb-16">
      <BotonEnlace
        a={PANEL[rol]}
        variante="ghost"
        className="-ml-4"
        icono={<ArrowLeft aria-hidden="true" className="size-5" />}
      >
        {tienePermiso(rol, 'mostrador') ? 'Volver al panel' : 'Volver al inicio'}
      </BotonEnlace>
      <Titulo documento="Mi Cuenta" className="mt-2 mb-7 text-titulo">
        <span className="block font-medium text-tinta-suave">Mi Cuenta</span>{' '}
        <span className="block text-4xl leading-none font-extrabold tracking-tighter [overflow-wrap:anywhere] sm:text-5xl">
          {nombre} {apellido}
        </span>
      </Titulo>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <DatosPersonales alCambiar={setHayCambios} />
        <Suspense fallback={<Tarjeta className="min-h-135" />}>
          <SeguridadYCopia hayCambios={hayCambios} />
        </Suspense>
      </div>
    </div>
  );
}

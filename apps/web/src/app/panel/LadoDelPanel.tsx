import type { RutaDelPanel } from '../../lib/direccion/rutas.ts';
import { useSesion } from '../../lib/sesion/useSesion.ts';
import { Buscar } from './Buscar.tsx';
import { SeccionesDelPanel } from './SeccionesDelPanel.tsx';
import { SistemaActivo } from './SistemaActivo.tsx';
import { seccionesPara } from './secciones.ts';

export function LadoDelPanel({ actual }: { actual: RutaDelPanel }) {
  const { rol } = useSesion();
  return (
    <>
      <a href="#seccion" className="salto guijarro">
        Saltar a la sección
      </a>
      <Buscar secciones={seccionesPara(rol)} />
      <SeccionesDelPanel actual={actual} />
      <SistemaActivo />
    </>
  );
}

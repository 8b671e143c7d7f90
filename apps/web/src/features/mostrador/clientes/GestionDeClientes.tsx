import { useSearch } from 'wouter/use-browser-location';
import { FichaDeCliente } from './FichaDeCliente.tsx';
import { ListaDeClientes } from './ListaDeClientes.tsx';
import { leerLugar } from '../../../entities/persona/clientes.view.ts';

/** The list of clients, or the client that the address names. */
export function GestionDeClientes() {
  const lugar = leerLugar(useSearch());
  const { cliente } = lugar;
  return cliente === null ? (
    <ListaDeClientes lugar={lugar} />
  ) : (
    <FichaDeCliente key={cliente} id={cliente} lugar={lugar} />
  );
}

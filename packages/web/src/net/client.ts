// A module of its own, so that the build keeps only this of the client: an import made later keeps a whole package.
export { io } from 'socket.io-client'

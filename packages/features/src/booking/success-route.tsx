export default function Stub() { return <main id="main"><h1>stub</h1></main>; }

// claim:  Meter.read
// truth:  equivalent
// today:  unknown
// why:    one version keeps the count from 1 on, and takes it off when it is asked; the reader is an object

class Scale { int factor; Scale(int factor) { this.factor = factor; } }
public class Meter { private int count; public void tick() { count++; } public int read(Scale s) { return count * s.factor; } }

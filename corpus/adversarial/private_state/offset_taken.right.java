class Scale { int factor; Scale(int factor) { this.factor = factor; } }
public class Meter { private int count = 1; public void tick() { count++; } public int read(Scale s) { return (count - 1) * s.factor; } }

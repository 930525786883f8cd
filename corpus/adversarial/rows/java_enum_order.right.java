public class Alarm {
    public enum Level { LOW, HIGH, MEDIUM }

    public static int twice(int x) { return x + x; }
}

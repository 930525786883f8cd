public class Settings {
    public static final int BUFFER = 1024;

    public static int rounded(int x) { return (x + 7) & ~7; }
}

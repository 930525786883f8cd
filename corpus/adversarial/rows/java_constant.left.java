// claim:  *
// truth:  different
// why:    classes that were compiled against the constant have 512 on the left and 1024 on the right
public class Settings {
    public static final int BUFFER = 512;

    public static int rounded(int x) { return (x + 7) & -8; }
}

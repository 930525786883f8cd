import java.io.*;
public class Acct implements Serializable {
    private static final long serialVersionUID = 1L;
    private int count;
    public Acct(int count) { if (count < 0) throw new IllegalArgumentException(); this.count = count; }
    public int get() { return count; }
}

public interface T { int K = 2; int g(); }
